/** Passkeys: the browser is asked for one, and what it answers is said as JSON. */
import type { Plain } from "../shell/protocol";

type Data = Record<string, Plain>;

export const possible = (): boolean => "credentials" in navigator && "PublicKeyCredential" in window;

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const described = (known: Plain | undefined): PublicKeyCredentialDescriptor[] =>
  ((known ?? []) as { id: string; type: "public-key" }[]).map(({ id, type }) => ({ id: bytes(id), type }));

/** A new passkey by the wish of the server. */
export async function make(wish: Data): Promise<Data> {
  const user = wish["user"] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...wish,
    challenge: bytes(wish["challenge"] as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: described(wish["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return answer(made, { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) });
}

/** The proof of a passkey that the browser has. */
export async function prove(wish: Data): Promise<Data> {
  const publicKey = {
    ...wish,
    challenge: bytes(wish["challenge"] as string),
    allowCredentials: described(wish["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  return answer(found, {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    ...(userHandle ? { userHandle: text(userHandle) } : {}),
  });
}

const answer = ({ id, rawId, type }: PublicKeyCredential, response: Data): Data => ({
  id,
  rawId: text(rawId),
  type,
  response,
  clientExtensionResults: {},
});
