/** What a replay shows of its analysis: the curve below the slider, and the panel beside the log. */
import { useEffect } from "preact/hooks";
import type { Replay } from "../shell/replay";
import { Analysing } from "./analysing";
import { ChanceCurve } from "./curve";
import { pointOut } from "./marking";
import { Panel } from "./panel";

/** What is there already is looked up once. */
function useAnalysing(replay: Replay): Analysing | null {
  useEffect(() => {
    if (replay.analysing.value) return;
    replay.analysing.value = new Analysing(replay);
    void replay.analysing.value.arrive();
  }, [replay]);
  return replay.analysing.value;
}

export function Chances({ table }: { table: Replay }) {
  const analysing = useAnalysing(table);
  const found = analysing?.found.value;
  const here = analysing?.here.value;
  useEffect(() => pointOut(here?.step ?? null), [here]);
  return analysing && found ? <ChanceCurve analysing={analysing} found={found} /> : null;
}

export function Judgement({ table }: { table: Replay }) {
  const analysing = useAnalysing(table);
  return analysing && <Panel analysing={analysing} />;
}
