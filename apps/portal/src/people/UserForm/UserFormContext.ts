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

/** Context of the fields of a user's form. */
export interface UserFormState {
  /** The path of a user's field in the form. */
  path: (field: UserField) => string
  onChange: (change: Partial<UserValues>) => void
  /** Problems that prevent saving; empty before the first try. */
  problems: UserProblems
  /** The service's message about a field. */
  refusals: Partial<Record<UserField, string>>
  /** The saved record, whose own values count as free. Null for a new user. */
  saved: UserValues | null
  /** Id of the record, for checks of uniqueness. */
  id: number | null
  /** Called when a value's uniqueness is known. */
  onUniqueness?: (field: UserField, known: Uniqueness['kind']) => void
  /** The signed-in user's own record: only another administrator can change its email and user name. */
  isOwn?: boolean
  /** IANA zone of the property. */
  timeZone: string
  timezones: { ID: string; Name: string }[]
  places: { ID: number; Name: string }[]
  /** Call groups to choose from; empty if the form doesn't ask for one. */
  callGroups: readonly CallGroupChoice[]
}

export const UserFormContext = createContext<UserFormState | null>(null)

export function useUserForm(): UserFormState {
  const form = useContext(UserFormContext)
  if (!form) throw new Error('A field of a user needs <UserFormContext value={…}> above it.')
  return form
}

/** Subscribes to one value of the user. */
export function useUserValue<Field extends UserField>(field: Field): UserValues[Field] {
  const { path } = useUserForm()
  return useField<UserValues[Field]>(path(field), { subscription: { value: true }, allowNull: true, isEqual: isSamePart }).input.value
}
