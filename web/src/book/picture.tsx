/** The picture of an example beside its rule, drawn when it comes near: a book may have hundreds. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { get } from "../shell/api";
import type { Example } from "../shell/examples";
import { later } from "../shell/later";
import { reading } from "../shell/readings";
import { opens } from "../shell/shelf";
import { HIGH, sceneOf, WIDE, type Position, type Scene } from "./pictures/scene";

type Painter = FunctionComponent<{ scene: Scene }>;
const PAINTERS: Readonly<Record<string, Painter>> = {
  blitzkrieg: later(async () => (await import("./pictures/blitzkrieg")).Picture),
  quartermaster: later(async () => (await import("./pictures/quartermaster")).Picture),
  legie: later(async () => (await import("./pictures/legie")).Picture),
  globalwar: later(async () => (await import("./pictures/globalwar")).Picture),
};
const NEAR = "600px"; // before it comes into sight

/** What the examples of a title begin with, by their names. */
const positionsOf = reading<Record<string, Position>>(async (title) => {
  const { positions } = await get<{ positions: Record<string, Position> }>(`/rulebook/${title}/positions`);
  return positions;
});

export function Picture({ title, example }: { title: string; example: Example }) {
  const frame = useRef<HTMLElement>(null);
  const near = useSignal(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        near.value = true;
        watch.disconnect();
      },
      { rootMargin: NEAR },
    );
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <span class="picture" ref={frame}>
      {near.value && <Drawn title={title} example={example} />}
    </span>
  );
}

function Drawn({ title, example }: { title: string; example: Example }) {
  const position = positionsOf(title)?.[example.id];
  const Painter = PAINTERS[title];
  if (!position || !Painter || !opens(title)) return null; // its words come with it
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <Painter scene={sceneOf(example, position)} />
    </svg>
  );
}
