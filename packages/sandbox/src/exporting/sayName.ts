/** The name of a field or a state as a cell shows it: `Not yet valid` for `NotYetValid`, `RFID tag` for `RFIDTag`. */
export function sayName(name: string): string {
  const words = name.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
  const said = words.map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase())).join(' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
