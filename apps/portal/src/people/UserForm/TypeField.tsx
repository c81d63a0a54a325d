import { useStore } from '@nanostores/react'
import { SelectField } from '@portal/ui'
import { userTypeMessages } from '../people.messages.ts'
import { userFieldMessages } from '../userForm.messages.ts'
import { userTypeName, userTypeNames } from '../userTypes.ts'
import { useUserForm } from './UserFormContext.ts'

/** What kind of user somebody is; a kind without a name stays what it is. */
export function TypeField() {
  const label = useStore(userFieldMessages).UserTypeID
  const types = useStore(userTypeMessages)
  const { values, onChange } = useUserForm()
  const known = Object.entries(userTypeNames).map(([value, name]) => ({ value, label: types[name] }))
  const own = { value: String(values.UserTypeID), label: types.other({ number: values.UserTypeID }) }
  return (
    <SelectField
      label={label}
      name="UserTypeID"
      value={String(values.UserTypeID)}
      options={userTypeName(values.UserTypeID) === null ? [...known, own] : known}
      onChange={(event) => onChange({ UserTypeID: Number(event.currentTarget.value) })}
    />
  )
}
