### What the server writes to people in letters.

mail-sign-in = Your link to Sandtable
mail-sign-in-text =
    Hello,

    this link signs you in to Sandtable. It works once and for { $minutes } minutes:

    { $link }

    If you did not ask for it, somebody has mistyped an address; nothing happens without the link.
