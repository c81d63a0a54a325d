/** The id of a door sensor (spec §3). */
export const doorSensorId = 96

/** The module kinds of spec §3, which doesn't explain them. */
export const moduleKinds = [14, 21, 22, 23] as const
export type ModuleKind = (typeof moduleKinds)[number]

export function isModuleKind(kind: number): kind is ModuleKind {
  return moduleKinds.some((known) => known === kind)
}
