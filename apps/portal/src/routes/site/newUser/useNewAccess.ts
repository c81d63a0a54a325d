import { useState } from 'react'
import type { CallFailure } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useAsk } from '#portal/app/useAsk.ts'
import { usePeopleChoices, type UserGroup } from '#portal/people/usePeopleChoices.ts'
import { accessOfNewUser, type NewAccess } from './newAccess.ts'
import type { NewUserValues } from './newUserValues.ts'

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
