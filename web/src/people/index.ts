/** The pages for people, with their words and style, fetched when somebody first goes there. */
import { learn } from "../shell/i18n";
import { wear } from "../shell/shelf";
import { AccountPage } from "./account";
import { ClockField } from "./clockfield";
import { Clocks, OwnClock, SeatFace } from "./clocks";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { LobbyPage } from "./lobby";
import { CallPage, StopPage } from "./called";
import { JoinPage } from "./join";
import { Missed } from "./missed";
import { OpenHere } from "./openhere";
import { ProfilePage } from "./profile";
import { ScreenCode } from "./screencode";
import { SignInPage } from "./signin";
import { TournamentPage, TournamentsPage } from "./tournaments";
import style from "./style.css";

const words = { en, cs, pl };
let learning: Promise<void> | null = null;

async function furnish(): Promise<void> {
  learning ??= learn(words);
  await Promise.all([learning, wear({ id: "people", style })]);
}

export async function openAccount(): Promise<typeof AccountPage> {
  await furnish();
  return AccountPage;
}

/** At a table and at home the house keeps its own style. */
async function taught<T>(part: T): Promise<T> {
  learning ??= learn(words);
  await learning;
  return part;
}

export const openClocks = () => taught(Clocks);
export const openOwnClock = () => taught(OwnClock);
export const openSeatClock = () => taught(SeatFace);
export const openScreenCode = () => taught(ScreenCode);
export const openMissed = () => taught(Missed);
export const openOpenHere = () => taught(OpenHere);
export const openClockField = () => taught(ClockField);

export async function openLobby(): Promise<typeof LobbyPage> {
  await furnish();
  return LobbyPage;
}

export async function openJoin(): Promise<typeof JoinPage> {
  await furnish();
  return JoinPage;
}

export async function openCall(): Promise<typeof CallPage> {
  await furnish();
  return CallPage;
}

export async function openStop(): Promise<typeof StopPage> {
  await furnish();
  return StopPage;
}

export async function openTournaments(): Promise<typeof TournamentsPage> {
  await furnish();
  return TournamentsPage;
}

export async function openTournament(): Promise<typeof TournamentPage> {
  await furnish();
  return TournamentPage;
}

export async function openProfile(): Promise<typeof ProfilePage> {
  await furnish();
  return ProfilePage;
}

export async function openSignIn(): Promise<typeof SignInPage> {
  await furnish();
  return SignInPage;
}
