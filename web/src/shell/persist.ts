/** Trying again while the server is away. */
import { passing } from "./api";

const WAIT = 3_000;

/** Do something until it succeeds or is refused for good; the answer stops it. */
export function persist(doing: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const attempt = () =>
    void doing().catch((error: unknown) => {
      if (!passing(error)) throw error;
      if (!stopped) timer = setTimeout(attempt, WAIT);
    });
  attempt();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
