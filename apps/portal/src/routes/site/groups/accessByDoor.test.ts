import { toRestrictionRecord } from '@portal/api-client/contract'
import { unrestricted, type Restriction } from '@portal/domain'
import { expect, test } from 'vitest'
import { doorColumns, groupAtDoor, isAt } from './accessByDoor.ts'
import type { SavedRule } from './groupRule.ts'
import { newGroup } from './groupValues.ts'

const port = (PortID: string) => ({ PortID, PortNumber: 1, Name: `Door ${PortID}`, Status: 'Closed' as const })
const module = (ModuleID: number, ...ports: string[]) => ({ ModuleID, Name: `Controller ${ModuleID}`, HardwareModel: '', HardwareID: null, IsOnline: true, Ports: ports.map(port) })
const locations = [
  { PropertyLocationID: 1, PropertyID: 1, PropertyName: 'Pines', Name: 'Gates', TimeZone: 'America/Chicago', Modules: [module(11, 'entry', 'exit'), module(12, 'exit', 'pool')] },
]
const columns = doorColumns(locations)
const at = (id: string) => columns.find((door) => door.id === id) ?? { id, name: '', timeZone: 'UTC', place: '' }
const group = { ...newGroup([]), ID: 7, Name: 'Vendors' }
const rule = (ID: number, restriction: Partial<Restriction>, scope: Partial<SavedRule> = {}): SavedRule => ({
  ID, UserGroupID: 7, UserGroupName: 'Vendors', PropertyLocationID: 1, ModuleID: null, PortID: null, PlaceName: '', PresetTemplateID: null, PresetTemplateName: null,
  Restriction: toRestrictionRecord({ ...unrestricted, ...restriction }), Version: 1, UpdatedBy: '', ...scope,
})
const office: Partial<Restriction> = { windows: [{ days: [1, 2, 3, 4, 5], start: 480, end: 1080 }] }
const now = Date.UTC(2026, 10, 29, 18)

test('a door of two controllers is one column', () => {
  expect(columns.map(({ id }) => id)).toEqual(['entry', 'exit', 'pool'])
})

test('the restriction of the door decides before the one of the controller and of the location', () => {
  const rules = [rule(1, office), rule(2, { windows: [] }, { ModuleID: 12 }), rule(3, {}, { PortID: 'entry' })]
  expect(groupAtDoor(group, at('entry'), rules, now)).toMatchObject({ rule: { ID: 3 }, windows: null, isLimited: false })
  expect(groupAtDoor(group, at('pool'), rules, now)).toMatchObject({ rule: { ID: 2 }, windows: [], restriction: null })
  expect(groupAtDoor(group, at('entry'), [rule(1, office)], now)).toMatchObject({ rule: { ID: 1 }, windows: office.windows })
})

test('without a restriction the group opens the door at any time; a group without access never', () => {
  expect(groupAtDoor(group, at('entry'), [], now)).toMatchObject({ rule: null, windows: null })
  expect(groupAtDoor({ ...group, IsNoAccess: true }, at('entry'), [], now)).toMatchObject({ restriction: null, windows: [] })
})

test('a restriction applies to the doors of its place', () => {
  const doorsOf = (scope: Partial<SavedRule>) => columns.filter((door) => isAt(rule(1, office, scope), door)).map(({ id }) => id)
  expect(doorsOf({})).toEqual(['entry', 'exit', 'pool'])
  expect(doorsOf({ PropertyLocationID: 11 })).toEqual([])
  expect(doorsOf({ ModuleID: 11 })).toEqual(['entry'])
  expect(doorsOf({ PortID: 'pool' })).toEqual(['pool'])
})

test('other groups’ restrictions don’t count', () => {
  expect(groupAtDoor(group, at('entry'), [{ ...rule(1, office), UserGroupID: 8 }], now)).toMatchObject({ rule: null, windows: null })
})

test('an end date counts as a limit, and a past one as no access; closing on holidays is not a limit', () => {
  expect(groupAtDoor(group, at('entry'), [rule(1, { validUntil: { date: '2026-12-31', minute: 1440 } })], now)).toMatchObject({ windows: null, isLimited: true })
  expect(groupAtDoor(group, at('entry'), [rule(1, { validUntil: { date: '2026-11-01', minute: 1440 } })], now)).toMatchObject({ windows: [], restriction: null })
  expect(groupAtDoor(group, at('entry'), [rule(1, { ...office, closedOnHolidays: true })], now)).toMatchObject({ isLimited: false })
})
