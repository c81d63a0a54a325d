import { SwitchField } from '@portal/ui'
import { userFieldMessages } from '../userFields.messages.ts'
import type { UserField, UserValues } from '../userValues.ts'
import { useUserForm, useUserValue } from './UserFormContext.ts'

type SwitchOfUser = { [Field in UserField]: UserValues[Field] extends boolean ? Field : never }[UserField]

export interface UserSwitchProps {
  field: SwitchOfUser
  help?: string
  isDisabled?: boolean
}

/** A yes-or-no field of a user. */
export function UserSwitch({ field, help, isDisabled }: UserSwitchProps) {
  const t = userFieldMessages.useWords()
  const { onChange } = useUserForm()
  const isOn = useUserValue(field)
  return (
    <SwitchField
      label={t[field]}
      name={field}
      help={help}
      disabled={isDisabled}
      checked={isOn}
      onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
    />
  )
}
