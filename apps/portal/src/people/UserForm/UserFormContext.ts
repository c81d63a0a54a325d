import { isSamePart } from '@portal/domain'
import { createContext, useContext } from 'react'
import { useField } from 'react-final-form'
import type { UserProblems, UserField, UserValues } from '../userValues.ts'
import type { Uniqueness } from '../UniqueField.tsx'

export interface CallGroupChoice {
  ID: number
  Name: string
  IsVideo: boolean
}

/** The context that the fields of a user's form share. */
export interface UserFormState {
  /** Returns the path of a user's field in the form. */
  path: (field: UserField) => string
  onChange: (change: Partial<UserValues>) => void
  /** The problems that prevent saving; empty before the first attempt. */
  problems: UserProblems
  /** The service's messages about fields. */
  refusals: Partial<Record<UserField, string>>
  /** The saved record, whose own values count as free. Null for a new user. */
  saved: UserValues | null
  /** The id of the record, for checks of uniqueness. */
  id: number | null
  /** Called when a value's uniqueness is known. */
  onUniqueness?: (field: UserField, known: Uniqueness['kind']) => void
  /** Whether this is the signed-in user's own record, whose email address and username only another administrator can change. */
  isOwn?: boolean
  /** IANA zone of the property. */
  timeZone: string
  timezones: { ID: string; Name: string }[]
  places: { ID: number; Name: string }[]
  /** The call groups to choose from; empty if the form doesn't ask for one. */
  callGroups: readonly CallGroupChoice[]
}

export const UserFormContext = createContext<UserFormState | null>(null)

export function useUserForm(): UserFormState {
  const form = useContext(UserFormContext)
  if (!form) throw new Error('A field of a user needs <UserFormContext value={…}> above it.')
  return form
}

/** Returns one value of the user and updates when it changes. */
export function useUserValue<Field extends UserField>(field: Field): UserValues[Field] {
  const { path } = useUserForm()
  return useField<UserValues[Field]>(path(field), { subscription: { value: true }, allowNull: true, isEqual: isSamePart }).input.value
}
