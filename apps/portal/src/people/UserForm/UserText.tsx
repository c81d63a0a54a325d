import { EmailField, FilteredTextArea, FilteredTextField, type FilteredTextFieldProps } from '@portal/ui'
import type { ChangeEvent } from 'react'
import type { UserField, UserValues } from '../userValues.ts'
import { userFieldMessages } from '../userFields.messages.ts'
import { userFormMessages } from '../userForm.messages.ts'
import { useUserForm, useUserValue } from './UserFormContext.ts'

/** The fields that contain text. */
export type TextFieldOfUser = { [Field in UserField]: UserValues[Field] extends string ? Field : never }[UserField]

export interface UserTextProps extends Omit<FilteredTextFieldProps, 'label' | 'name' | 'value' | 'onChange' | 'type'> {
  field: TextFieldOfUser
  type?: 'text' | 'email' | 'tel' | 'area'
}

/** A text field of the user form, with the input filter. An email address has no filter (specification §5). */
export function UserText({ field, type = 'text', error, ...rest }: UserTextProps) {
  const label = userFieldMessages.useWords()[field]
  const { onChange } = useUserForm()
  const value = useUserValue(field)
  const found = useFieldError(field)
  const shared = {
    ...rest,
    label,
    name: field,
    value,
    error: found ?? error,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [field]: event.currentTarget.value }),
  }
  if (type === 'area') return <UserArea {...shared} />
  if (type === 'email') return <EmailField {...shared} />
  return <FilteredTextField {...shared} type={type} />
}

type AreaProps = Pick<FilteredTextFieldProps, 'label' | 'name' | 'value' | 'error' | 'help' | 'isOptional' | 'maxLength'> & {
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void
}

function UserArea({ label, name, value, error, help, isOptional, maxLength, onChange }: AreaProps) {
  return <FilteredTextArea {...{ label, name, value, error, help, isOptional, maxLength, onChange }} />
}

/** Returns why a field can't be saved: the page's problem, or the service's. */
export function useFieldError(field: UserField): string | undefined {
  const t = userFormMessages.useWords()
  const { problems, refusals } = useUserForm()
  const problem = problems[field]
  return problem === undefined ? refusals[field] : t[problem]
}
