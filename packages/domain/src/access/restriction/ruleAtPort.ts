/** The doors to which a restriction applies: one door, all doors of a controller, or a whole location. */
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

/** The restriction that applies at a door: the door's own, else its controller's, else its location's. */
export function ruleAtPort<Rule extends RuleScope>(rules: readonly Rule[], { locationId, moduleId, portId }: PortPosition): Rule | null {
  const atPort = rules.find((rule) => rule.portId === portId)
  const atModule = rules.find((rule) => rule.portId === null && rule.moduleId === moduleId)
  const atLocation = rules.find((rule) => rule.portId === null && rule.moduleId === null && rule.locationId === locationId)
  return atPort ?? atModule ?? atLocation ?? null
}
