/** Requests about other people. */
import { get, post } from "../shell/api";

export interface Moment {
  when: number;
  rating: number;
  spread: number;
}

export interface Rating {
  title: string;
  rating: number;
  spread: number; // to both sides, with 95 % certainty
  games: number;
  month: number;
  curve: Moment[];
}

export interface GamePlayed {
  table: string;
  title: string;
  mode: string;
  ended: number;
  seat: number;
  place: number;
  places: number;
  points: number;
  change: number | null;
  why: "" | "friendly" | "changed" | "short" | "kin" | "often";
  open: boolean;
  others: { name: string; bot: boolean; partner: boolean; rating: number | null }[];
}

/** Both want it, you have asked, or they have. */
export type Bond = "" | "friend" | "asked" | "asks";

export interface Friend {
  name: string;
  bond: Bond;
  here: boolean;
}

export interface Profile {
  name: string;
  you: boolean;
  bond: Bond;
  blocked: boolean;
  created: number;
  games: number;
  won: number;
  ratings: Rating[];
  history: GamePlayed[];
  more: boolean;
}

export const profile = (name: string, page = 0) => post<Profile>("/api/people/profile", { name, page });
export const friends = async () => (await get<{ friends: Friend[] }>("/api/people/friends")).friends;
export const befriend = (name: string, friend: boolean) => post<unknown>("/api/people/friend", { name, friend });
export const blockPerson = (name: string, blocked: boolean) => post<unknown>("/api/people/block", { name, blocked });
