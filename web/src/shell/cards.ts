/** The four titles as the home page shows them. */
import blitzkrieg from "../art/blitzkrieg.svg";
import globalwar from "../art/globalwar.svg";
import legie from "../art/legie.svg";
import quartermaster from "../art/quartermaster.svg";

export interface Card {
  id: string;
  name: string;
  art: string;
  players: string;
  hours: string; // a message id
}

export const CARDS: Card[] = [
  { id: "blitzkrieg", name: "Blitzkrieg!", art: blitzkrieg, players: "1–2", hours: "ui-time-blitzkrieg" },
  {
    id: "quartermaster",
    name: "Quartermaster General",
    art: quartermaster,
    players: "1–6",
    hours: "ui-time-quartermaster",
  },
  { id: "legie", name: "Legie: Sibiřská cesta", art: legie, players: "2–4", hours: "ui-time-legie" },
  { id: "globalwar", name: "Global War 1936", art: globalwar, players: "1–6", hours: "ui-time-globalwar" },
];

export const cardName = (title: string): string => CARDS.find((card) => card.id === title)?.name ?? title;
