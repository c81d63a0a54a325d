import { toCallWorld } from '@portal/api-client/contract'
import { callSteps, type CallPlan } from '@portal/domain'
import type { CallGroupPerson } from '@portal/ui'
import { useState } from 'react'
import { typingPause, useAsk, type Question } from '../app/asking.tsx'
import type { CallGroupRecord } from './callGroupRecord.ts'

export interface CallPeople {
  /** The users in the plan, and all users found so far. */
  people: readonly CallGroupPerson[]
  /** The users found by the search. */
  options: readonly CallGroupPerson[]
  isSearching: boolean
  hasFailed: boolean
  search: (text: string) => void
}

const mostFound = 50

/** The users of a call group and of its edited plan, and the results of the search. A voice group has only numbers. */
export function useCallPeople(group: CallGroupRecord, plan: CallPlan): CallPeople {
  const [searched, setSearched] = useState('')
  // Former members are remembered, because another user may have removed them from the saved record.
  const [found, setFound] = useState(group.People)
  const find = (wanted: { searchText: string; count?: number; UserIDs?: number[] }): Question<CallGroupRecord['People']>['ask'] => async (api, signal) => {
    const { People } = await api.getCallGroupPeople({ callgroupId: group.ID > 0 ? group.ID : null, ...wanted }, { signal })
    setFound((before) => [...before, ...People])
    return People
  }
  // A plan restored after a reload may contain users that no search has found yet.
  const missing = [...new Set(callSteps(plan).flatMap(({ phones }) => phones.flatMap(({ personId }) => personId ?? [])))].filter((id) => ![...found, ...group.People].some(({ UserID }) => UserID === id))
  const met = useAsk(missing.length === 0 ? null : missing.join(), find({ searchText: '', UserIDs: missing }))
  const asked = useAsk(group.IsVideo ? searched : null, find({ searchText: searched, count: mostFound }), { after: typingPause })
  const { TimeZone, People } = group
  return {
    people: [...toCallPeople({ TimeZone, People: newestOf([...found, ...People]) }), ...(met.isLoading ? missing.map(loadingUser) : [])],
    options: toCallPeople({ TimeZone, People: asked.answer ?? [] }),
    isSearching: asked.isLoading,
    hasFailed: asked.failure !== null,
    search: setSearched,
  }
}

/** A placeholder for a user whose record is loading. */
function loadingUser(id: number): CallGroupPerson {
  return { id, name: '…', phone: '', hasApp: true, allowsNotifications: true, quietHours: [], goneSince: null }
}

/** Each user once, with the newest record. */
function newestOf(people: CallGroupRecord['People']): CallGroupRecord['People'] {
  return [...new Map(people.map((person) => [person.UserID, person])).values()]
}

function toCallPeople(record: Pick<CallGroupRecord, 'TimeZone' | 'People'>): CallGroupPerson[] {
  const units = new Map(record.People.map(({ UserID, Unit }) => [UserID, Unit]))
  return toCallWorld(record, 0, undefined).people.map((person) => {
    const unit = units.get(person.id)
    return unit ? { ...person, fact: unit } : person
  })
}
