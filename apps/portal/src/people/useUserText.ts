import { useStore } from '@nanostores/react'
import { DoorOutputMode } from '@portal/domain'
import type { EditWords } from '../forms/EditWords.ts'
import { userTypeMessages } from './people.messages.ts'
import type { CallGroupChoice } from './UserForm/UserFormContext.ts'
import { useMoments } from './useMoments.ts'
import { usePeopleChoices } from './usePeopleChoices.ts'
import { userFieldMessages } from './userFields.messages.ts'
import { userFormMessages } from './userForm.messages.ts'
import { userTypeName } from './userTypes.ts'
import type { UserField, UserValues } from './userValues.ts'

/** A user's values as text, for receipts and conflicts. */
export function useUserText(callGroups: readonly CallGroupChoice[] = []): <Field extends UserField>(field: Field, value: UserValues[Field]) => string {
  const t = useStore(userFormMessages)
  const types = useStore(userTypeMessages)
  const { places } = usePeopleChoices()
  const write = useMoments()
  return (field, value) => {
    if (value === null || value === '') return t.nothing
    if (typeof value === 'boolean') return value ? t.on : t.off
    if (Array.isArray(value)) return value.length === 0 ? t.nothing : write.list(value.map((id) => places.find(({ ID }) => ID === id)?.Name ?? String(id)))
    if (field === 'UserTypeID') {
      const name = userTypeName(Number(value))
      return name === null ? types.other({ number: Number(value) }) : types[name]
    }
    if (field === 'callgroupId') return callGroups.find(({ ID }) => ID === Number(value))?.Name ?? String(value)
    if (field === 'LimitActuationModeID') return value === DoorOutputMode.HoldOpen ? t.holdsOpen : value === DoorOutputMode.Both ? t.opensBoth : t.opensMomentarily
    if (field === 'validFrom' || field === 'validUntil' || field === 'WebLoginExpirationDate') return write.date(String(value))
    if (field === 'validFromTime' || field === 'validUntilTime' || field === 'WebLoginExpirationTime') return write.time(String(value))
    return String(value)
  }
}

/** A user's fields and values as text. */
export function useUserWords(callGroups: readonly CallGroupChoice[]): EditWords<UserValues, UserField> {
  const names = useStore(userFieldMessages)
  const textOf = useUserText(callGroups)
  return { nameOf: (field) => names[field], textOf: (field, values) => textOf(field, values[field]) }
}
