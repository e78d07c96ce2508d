/** The guided games with their words, fetched when somebody takes the lessons. */
import { learn } from "../../../shell/i18n";
import type { Course } from "../../../shell/title";
import { asia } from "./asia";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { world } from "./world";

const words = { en, cs, pl };

async function taught(course: Course): Promise<Course> {
  await learn(words);
  return course;
}

export const openAsia = (): Promise<Course> => taught(asia);
export const openWorld = (): Promise<Course> => taught(world);
