import { type endpoints, type ResponseOf, toRestriction } from '@portal/api-client/contract'
import { hoursAtDoor, type AccessHours, localMomentAt, type PersonalAccess, type Restriction, ruleAtPort, type AccessSummary, summarizeAccess, minutesOfWallTime } from '@portal/domain'
import { type Place, type UserGroup, usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import type { NewUserValues } from './newUserValues.ts'
import { useState } from 'react'
import type { CallFailure } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useAsk } from '#portal/app/asking.tsx'

export type GroupRule = ResponseOf<typeof endpoints.getAppliedGroupRestriction>['Restrictions'][number]

/** A door as the new user can open it. */
export interface DoorOfNewUser {
  id: string
  name: string
  /** The hours in which the user can open the door; null if it never opens for them. */
  hours: AccessHours | null
  /** The reason for the user's access to the door: locations, the group's hours, the user's own hours, both, or the door's setting. */
  by: 'places' | 'group' | 'own' | 'both' | 'door'
  isOffline: boolean
}

export interface NewAccess {
  summary: AccessSummary
  doors: DoorOfNewUser[]
  /** The group's restriction if it is the same at every door of the user; null if there is none or several. */
  groupRestriction: Restriction | null
}

export interface AccessFacts {
  group: UserGroup | undefined
  rules: readonly GroupRule[]
  /** The locations of the account. */
  places: readonly Place[]
  /** The ids of properties whose doors refuse users without a group, hours and doors. */
  closed: readonly number[]
  /** The ids of the locations that the user may enter. */
  openTo: readonly number[]
  /** IANA zone of the property. */
  timeZone: string
  /** The current time in epoch milliseconds. */
  now: number
}

/** The access of a user who isn't saved yet, over all doors and by door. */
export function accessOfNewUser({ user, own }: NewUserValues, facts: AccessFacts): NewAccess {
  const { group, places, closed, openTo, timeZone, now } = facts
  const rules = facts.rules.map((rule) => ({ locationId: rule.PropertyLocationID, moduleId: rule.ModuleID, portId: rule.PortID, restriction: toRestriction(rule.Restriction) }))
  const access: Omit<PersonalAccess, 'doors'> = {
    accountIsActive: true,
    groupOpensNothing: group?.IsNoAccess ?? false,
    hasGroupOrDoors: group !== undefined || !user.HasAllLocationAccess,
    ownRestriction: own,
    validFrom: user.validFrom === null ? null : { date: user.validFrom, minute: minuteOf(user.validFromTime) ?? 0 },
    validUntil: user.validUntil === null ? null : { date: user.validUntil, minute: minuteOf(user.validUntilTime) ?? 1440 },
    now: localMomentAt(timeZone, now),
  }
  const doors = places.flatMap(({ ID: locationId, PropertyID, Ports }) =>
    Ports.map(({ ID: portId, Name: name, ModuleID, Status }) => {
      const rule = ruleAtPort(rules, { locationId, moduleId: ModuleID ?? 0, portId })
      return { id: portId, name, isOpenToPerson: openTo.includes(locationId), groupRestriction: rule?.restriction ?? null, default: closed.includes(PropertyID) ? 'closed' as const : 'open' as const, isOffline: Status === 'Offline' }
    }),
  )
  const [first, ...others] = doors.filter(({ isOpenToPerson }) => isOpenToPerson).map(({ groupRestriction }) => groupRestriction)
  return {
    groupRestriction: first && others.every((rule) => JSON.stringify(rule) === JSON.stringify(first)) ? first : null,
    summary: summarizeAccess({ ...access, doors }),
    doors: doors.map((door) => ({ id: door.id, name: door.name, isOffline: door.isOffline, hours: hoursAtDoor(door, access), by: deciding(door, access) })),
  }
}

function deciding(door: { isOpenToPerson: boolean; groupRestriction: unknown }, { groupOpensNothing, ownRestriction }: Omit<PersonalAccess, 'doors'>): DoorOfNewUser['by'] {
  if (groupOpensNothing) return 'group'
  if (!door.isOpenToPerson) return 'places'
  if (ownRestriction) return door.groupRestriction ? 'both' : 'own'
  return door.groupRestriction ? 'group' : 'door'
}

const minuteOf = (time: string | null): number | null => (time === null ? null : minutesOfWallTime(time))

export interface NewAccessState {
  group: UserGroup | undefined
  /** The access; undefined until the group's restrictions are loaded. */
  access: NewAccess | undefined
  failure: CallFailure | null
  isLoading: boolean
  reload: () => void
  /** IANA zone of the property. */
  timeZone: string
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/** The new user's access, computed at every change. The group's restrictions are loaded once for each group. */
export function useNewAccess(values: NewUserValues, propertyId: number, openTo: readonly number[]): NewAccessState {
  const { api } = usePortal()
  const { groups, properties, places } = usePeopleChoices()
  const [now] = useState(() => api.serverNow())
  const groupId = typeof values.groupId === 'number' ? values.groupId : null
  const { answer, failure, isLoading, reload } = useAsk(`rules:${groupId ?? 0}`, async (api, signal) =>
    groupId === null ? [] : (await api.getAppliedGroupRestriction({ UserGroupID: groupId }, { signal })).Restrictions,
  )
  const group = groups.find(({ ID }) => ID === groupId)
  const timeZone = properties.find(({ ID }) => ID === propertyId)?.TimeZone ?? ''
  return {
    group,
    access: answer && accessOfNewUser(values, { group, rules: answer, places, closed: properties.filter(({ LetsUnrestrictedIn }) => !LetsUnrestrictedIn).map(({ ID }) => ID), openTo, timeZone, now }),
    failure,
    isLoading,
    reload,
    timeZone,
    now,
  }
}
