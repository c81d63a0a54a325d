import { createContext, useContext } from 'react'
import type { UserProblems } from '../checkUser.ts'
import type { Uniqueness } from '../useUnique.ts'
import type { UserField, UserValues } from '../userValues.ts'

/** What the fields of a user's form share. */
export interface UserFormState {
  values: UserValues
  onChange: (change: Partial<UserValues>) => void
  /** What stands in the way of saving; empty until somebody tried. */
  problems: UserProblems
  /** The service's own words about a field. */
  refusals: Partial<Record<UserField, string>>
  /** The record as it is saved; a value it has itself is free to it. Null for a new user. */
  saved: UserValues | null
  /** Id of the record, for checks of uniqueness. */
  id: number | null
  /** Told whenever it is known anew whether a value is free. */
  onUniqueness?: (field: UserField, known: Uniqueness['kind']) => void
  /** IANA zone of the property. */
  timeZone: string
  timezones: { ID: string; Name: string }[]
  places: { ID: number; Name: string }[]
}

export const UserFormContext = createContext<UserFormState | null>(null)

export function useUserForm(): UserFormState {
  const form = useContext(UserFormContext)
  if (!form) throw new Error('A field of a user needs <UserFormContext value={…}> above it.')
  return form
}
