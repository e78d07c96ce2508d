/** Trying again while the server is away. */
import { signal } from "@preact/signals";
import { passing } from "./api";

const WAIT = 3_000;

/** How many things are being tried again just now. */
export const failing = signal(0);

/** Do something until it succeeds or is refused for good; the answer stops it. */
export function persist(doing: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let failed = 0; // or 1
  const now = (fails: number) => {
    failing.value += fails - failed;
    failed = fails;
  };
  const attempt = () =>
    void doing().then(
      () => now(0),
      (error: unknown) => {
        now(passing(error) && !stopped ? 1 : 0);
        if (failed) timer = setTimeout(attempt, WAIT);
        else if (!passing(error)) throw error;
      },
    );
  attempt();
  return () => {
    stopped = true;
    clearTimeout(timer);
    now(0);
  };
}
