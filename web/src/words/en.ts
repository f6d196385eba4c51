// Every English word on the screen. `{name}` is filled in; `{n|one|many}` chooses by number.
export const en = {
  "app.name": "Kingdomino",
  "app.unofficial":
    "An unofficial fan project. Kingdomino was created by Bruno Cathala and is published by Blue Orange; all rights to the game are theirs.",
};

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
