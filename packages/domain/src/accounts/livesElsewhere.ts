/** Whether a resident who leaves one unit lives in another, and so keeps all access. `units` are the ids of the resident's units. */
export function livesElsewhere(units: readonly number[], leaving: number): boolean {
  return units.some((unit) => unit !== leaving)
}
