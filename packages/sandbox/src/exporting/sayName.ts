/** The name of a field or a state as a cell shows it: `Not yet valid` for `NotYetValid`. */
export function sayName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
