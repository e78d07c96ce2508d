/** The levels of opponents, and the one that is proposed. */
export const BOTS = ["beginner", "casual", "skilled", "expert", "master"];
export const USUAL_BOT = "bot:skilled";
