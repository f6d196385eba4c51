// Names to draw from for those who do not type one.
const NAMES =
  "Ada Albrecht Astrid Barnaby Beatrix Björn Celestine Clement Dagmar Dorian Edda Edmund Elin Fenja Florian Greta " +
  "Gustav Hedwig Hugo Ida Ingmar Isolde Jorun Kaspar Katla Leopold Linnea Ludmila Magnus Matilda Melchior Nils Odile " +
  "Olaf Pernilla Pippa Quentin Ragna Roland Rosalind Sigrid Sixten Tilda Tobias Ulrika Viggo Vincent Wilma Yrsa Zeno";

/** A name that is not among those taken. */
export function drawName(taken: string[] = []): string {
  const free = NAMES.split(" ").filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}
