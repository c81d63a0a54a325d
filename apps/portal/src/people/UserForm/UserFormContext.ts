import { isSamePart } from '@portal/domain'
import { createContext, useContext } from 'react'
import { useField } from 'react-final-form'
import type { UserProblems } from '../userProblems.ts'
import type { Uniqueness } from '../useUnique.ts'
import type { UserField, UserValues } from '../userValues.ts'

export interface CallGroupChoice {
  ID: number
  Name: string
  IsVideo: boolean
}

/** What the fields of a user's form share. */
export interface UserFormState {
  /** Where a field of the user stands in the form around it. */
  path: (field: UserField) => string
  onChange: (change: Partial<UserValues>) => void
  /** What stands in the way of saving; empty until someone tried. */
  problems: UserProblems
  /** The service's own words about a field. */
  refusals: Partial<Record<UserField, string>>
  /** The record as it is saved; a value it has itself is free to it. Null for a new user. */
  saved: UserValues | null
  /** Id of the record, for checks of uniqueness. */
  id: number | null
  /** Told whenever it is known again whether a value is free. */
  onUniqueness?: (field: UserField, known: Uniqueness['kind']) => void
  /** The signed-in user's own record: another administrator changes its address and user name. */
  isOwn?: boolean
  /** IANA zone of the property. */
  timeZone: string
  timezones: { ID: string; Name: string }[]
  places: { ID: number; Name: string }[]
  /** What may be chosen as their call group; empty where the form does not ask for it. */
  callGroups: readonly CallGroupChoice[]
}

export const UserFormContext = createContext<UserFormState | null>(null)

export function useUserForm(): UserFormState {
  const form = useContext(UserFormContext)
  if (!form) throw new Error('A field of a user needs <UserFormContext value={…}> above it.')
  return form
}

/** One value of the user. Its readers render again only when it changes. */
export function useUserValue<Field extends UserField>(field: Field): UserValues[Field] {
  const { path } = useUserForm()
  return useField<UserValues[Field]>(path(field), { subscription: { value: true }, allowNull: true, isEqual: isSamePart }).input.value
}
