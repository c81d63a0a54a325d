import { toRestriction } from '@portal/api-client/contract'
import { hoursAtDoor, localMomentAt, normalizeRestriction, ruleAtPort, unrestricted, type Restriction } from '@portal/domain'
import type { AccessMatrixCell } from '@portal/ui'
import type { Location } from '#portal/access/places.ts'
import type { SavedRule } from './groupRule.ts'
import type { UserGroup } from './groupValues.ts'

/** A group at a door. */
export interface GroupAtDoor extends AccessMatrixCell {
  /** The restriction that decides; null without one. */
  rule: SavedRule | null
  /** The hours in which the group's members can open the door; null for never. */
  restriction: Restriction | null
}

export interface DoorColumn {
  id: string
  name: string
  /** IANA zone of the property. */
  timeZone: string
  /** The door as a value of `placeOptions`. */
  place: string
}

/** The columns for the doors of these locations, in their order. A door of two controllers is one column. */
export function doorColumns(locations: readonly Location[]): DoorColumn[] {
  const doors = locations.flatMap(({ PropertyLocationID, TimeZone, Modules }) =>
    Modules.flatMap(({ ModuleID, Ports }) => Ports.map(({ PortID, Name }): [string, DoorColumn] => [PortID, { id: PortID, name: Name, timeZone: TimeZone, place: `${PropertyLocationID}/${ModuleID}/${PortID}` }])))
  return [...new Map(doors).values()]
}

/** Whether a restriction applies to a door, its controller or its location. */
export function isAt({ PropertyLocationID, ModuleID, PortID }: SavedRule, { id, place }: DoorColumn): boolean {
  return PortID === null ? `${place}/`.startsWith(`${PropertyLocationID}/${ModuleID === null ? '' : `${ModuleID}/`}`) : PortID === id
}

/** The hours in which members of a group can open a door, if they have no restriction of their own. `now` is in epoch milliseconds. */
export function groupAtDoor(group: UserGroup, door: DoorColumn, rules: readonly SavedRule[], now: number): GroupAtDoor {
  const [locationId, moduleId] = door.place.split('/').map(Number)
  const scoped = rules.filter(({ UserGroupID }) => UserGroupID === group.ID).map((saved) => ({ locationId: saved.PropertyLocationID, moduleId: saved.ModuleID, portId: saved.PortID, saved }))
  const rule = ruleAtPort(scoped, { locationId: locationId ?? 0, moduleId: moduleId ?? 0, portId: door.id })?.saved ?? null
  const hours = hoursAtDoor(
    { name: door.name, isOpenToPerson: true, groupRestriction: rule && toRestriction(rule.Restriction), default: 'open' },
    { accountIsActive: true, groupOpensNothing: group.IsNoAccess, hasGroupOrDoors: true, ownRestriction: null, validFrom: null, validUntil: null, now: localMomentAt(door.timeZone, now) },
  )
  if (!hours) return { rule, restriction: null, windows: [] }
  const { restriction } = hours
  const besideTheWeek = JSON.stringify(normalizeRestriction({ ...restriction, windows: null, closedOnHolidays: false }))
  return { rule, restriction, windows: restriction.windows, isLimited: besideTheWeek !== JSON.stringify(normalizeRestriction(unrestricted)) }
}
