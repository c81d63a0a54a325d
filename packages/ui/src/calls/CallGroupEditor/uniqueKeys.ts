/** Makes a unique key for each value, even for equal values. */
export function uniqueKeys(values: readonly (number | string)[]): string[] {
  return values.map((value, index) => `${value} ${values.slice(0, index).filter((one) => one === value).length}`)
}
