import { describeAccess, unrestricted, type Restriction } from '@portal/domain'
import { expect, it } from 'vitest'
import { accessOfNewUser, type AccessFacts, type GroupRule } from './newAccess.ts'
import { emptyNewUser, type NewUserValues } from './newUserValues.ts'

const port = (ID: string, ModuleID: number | null, Status: 'Closed' | 'Offline' = 'Closed') => ({ ID, Name: ID, ModuleID, HardwareModel: 'W480', Status })
const rule = (change: Partial<GroupRule>, windows: { Days: (1 | 2 | 3 | 4 | 5 | 6 | 7)[]; Start: number; End: number }[] | null): GroupRule => ({
  ID: 1, UserGroupID: 4, UserGroupName: 'Residents', PropertyLocationID: 101, ModuleID: null, PortID: null, PlaceName: 'House', PresetTemplateID: null,
  PresetTemplateName: null, Version: 1, UpdatedBy: '', ...change,
  Restriction: {
    LimitEntryExpirationStartDate: null, StartTime: null, EndDate: null, EndTime: null, LimitEntryUses: null, LimitEntryStartTime: null, LimitEntryEndTime: null,
    LimitUseToMonday: true, LimitUseToTuesday: true, LimitUseToWednesday: true, LimitUseToThursday: true, LimitUseToFriday: true, LimitUseToSaturday: true,
    LimitUseToSunday: true, Windows: windows,
  },
})
const facts: AccessFacts = {
  group: undefined,
  rules: [rule({}, null), rule({ PortID: 'Pool' }, [{ Days: [1, 2, 3, 4, 5, 6, 7], Start: 360, End: 1320 }])],
  places: [
    { ID: 101, PropertyID: 1, Name: 'House', Ports: [port('Entry', 1), port('Pool', 2, 'Offline')] },
    { ID: 102, PropertyID: 1, Name: 'Garage', Ports: [port('Ramp', null)] },
  ],
  closed: [], openTo: [101], timeZone: 'America/Chicago', now: Date.UTC(2026, 10, 22, 13),
}
const say = (change: Partial<NewUserValues> = {}, others: Partial<AccessFacts> = {}) => {
  const { summary, doors } = accessOfNewUser({ ...emptyNewUser, ...change }, { ...facts, ...others })
  return [describeAccess(summary, { locale: 'en-US' }), ...doors.map(({ id, by, hours }) => `${id}: ${by}${hours ? '' : ', never'}`)]
}
const office: Restriction = { ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5], start: 300, end: 480 }] }

it('a new user’s access follows the group’s restrictions at the user’s locations', () => {
  expect(say()).toEqual(['At any time, at Entry. Every day, 6:00 AM to 10:00 PM, at Pool', 'Entry: group', 'Pool: group', 'Ramp: places, never'])
})

it('a new user with their own hours gets the times that both the hours and the group allow', () => {
  expect(say({ own: office }, { openTo: [101, 102] })).toEqual([
    'Monday to Friday, 5:00 AM to 8:00 AM, at Entry and Ramp. Monday to Friday, 6:00 AM to 8:00 AM, at Pool', 'Entry: both', 'Pool: both', 'Ramp: own',
  ])
})

it('a new user without a group follows the doors’ own rules, and has no access after the end date', () => {
  expect(say({}, { rules: [], openTo: [101, 102] })).toEqual(['At any time, at all 3 doors', 'Entry: door', 'Pool: door', 'Ramp: door'])
  const [sentence, ...doors] = say({ user: { ...emptyNewUser.user, validUntil: '2026-11-20' } })
  expect([sentence, doors.every((door) => door.endsWith('never'))]).toEqual(['No access: it ended on November 20, 2026', true])
})

it('in a closed property a new user has no access before a group, hours or doors are chosen', () => {
  const closed = { closed: [1], rules: [], openTo: [101, 102] }
  expect(say({}, closed)).toEqual(['No access: no user group, hours or doors are set', 'Entry: door, never', 'Pool: door, never', 'Ramp: door, never'])
  expect(say({ own: office }, closed)[0]).toBe('Monday to Friday, 5:00 AM to 8:00 AM, at all 3 doors')
  expect(say({ user: { ...emptyNewUser.user, HasAllLocationAccess: false } }, { ...closed, openTo: [102] })[0]).toBe('At any time, at Ramp')
  expect(say({}, { ...closed, group: { ID: 4, Name: 'Residents', IsNoAccess: false } as AccessFacts['group'] })[0]).toBe('At any time, at all 3 doors')
})

it('in a group without doors a new user has no access anywhere', () => {
  const group = { ID: 9, Name: 'No access', IsNoAccess: true, HierarchyLevel: 9, MemberCount: 1 } as AccessFacts['group']
  expect(say({}, { group, rules: [] })).toEqual(['No access: the group opens no door', 'Entry: group, never', 'Pool: group, never', 'Ramp: group, never'])
})
