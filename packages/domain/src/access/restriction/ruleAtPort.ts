/** Where a rule holds: at one door, at all doors of a controller, or at a whole location. */
export interface RuleScope {
  locationId: number
  moduleId: number | null
  portId: string | null
}

/** A door with its controller and location. */
export interface PortPosition {
  locationId: number
  moduleId: number
  portId: string
}

/** The narrowest rule that holds at a door: the door's own, else the controller's, else the location's. */
export function ruleAtPort<Rule extends RuleScope>(rules: readonly Rule[], { locationId, moduleId, portId }: PortPosition): Rule | null {
  const atPort = rules.find((rule) => rule.portId === portId)
  const atModule = rules.find((rule) => rule.portId === null && rule.moduleId === moduleId)
  const atLocation = rules.find((rule) => rule.portId === null && rule.moduleId === null && rule.locationId === locationId)
  return atPort ?? atModule ?? atLocation ?? null
}
