/** Pages of the lab that belong to a title: where they are, and the message that names them. */
export const LABS: Readonly<Record<string, { address: string; name: string }>> = {
  globalwar: { address: "/lab/odds", name: "ui-lab-odds" },
};

/** The titles that have puzzles. */
export const PUZZLES: readonly string[] = ["blitzkrieg", "quartermaster", "legie"];
