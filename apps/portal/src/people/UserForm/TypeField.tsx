import { useStore } from '@nanostores/react'
import { SelectField } from '@portal/ui'
import { userTypeMessages } from '../people.messages.ts'
import { userFieldMessages } from '../userFields.messages.ts'
import { userTypeName, userTypeNames } from '../userTypes.ts'
import { useUserForm, useUserValue } from './UserFormContext.ts'

/** The user type; a type without a name isn't changed. */
export function TypeField() {
  const label = useStore(userFieldMessages).UserTypeID
  const types = useStore(userTypeMessages)
  const { onChange } = useUserForm()
  const type = useUserValue('UserTypeID')
  const known = Object.entries(userTypeNames).map(([value, name]) => ({ value, label: types[name] }))
  const own = { value: String(type), label: types.other({ number: type }) }
  return (
    <SelectField
      label={label}
      name="UserTypeID"
      value={String(type)}
      options={userTypeName(type) === null ? [...known, own] : known}
      onChange={(event) => onChange({ UserTypeID: Number(event.currentTarget.value) })}
    />
  )
}
