import { EmailField, FilteredTextArea, FilteredTextField, type FilteredTextFieldProps, Button, Inline, Spinner, Text, SwitchField, DateField, TimeField } from '@portal/ui'
import { type ChangeEvent, useEffect } from 'react'
import type { UserField, UserValues } from '../userValues.ts'
import { userFieldMessages } from '../userFields.messages.ts'
import { userFormMessages } from '../userForm.messages.ts'
import { useUserForm, useUserValue } from './UserFormContext.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { isAcceptable } from '#portal/people/userValues.ts'
import { useUnique, type UniqueAnswer } from '#portal/people/UniqueField.tsx'
import { minutesOfWallTime, wallTimeOfMinutes } from '@portal/domain'
import { styled } from 'styled-components'

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

type UniqueField = 'Email' | 'Username' | 'Phone' | 'DirectoryPin'

interface Question {
  Value: string
  ExceptID?: number
}

const askers: Record<UniqueField, (api: Portal['api'], question: Question, signal: AbortSignal) => Promise<UniqueAnswer>> = {
  Email: (api, question, signal) => api.isClientEmailUnique(question, { signal }),
  Username: (api, question, signal) => api.isClientUsernameUnique(question, { signal }),
  Phone: (api, question, signal) => api.isClientPhoneUnique(question, { signal }),
  DirectoryPin: (api, question, signal) => api.isDirectoryPinUnique(question, { signal }),
}

interface UniqueTextProps extends Omit<UserTextProps, 'field'> {
  field: TextFieldOfUser & UniqueField
}

/** A field for a text that must be unique (specification §5). While the user types, it says whether the text is free, and suggests another. */
export function UniqueText({ field, ...rest }: UniqueTextProps) {
  const t = userFormMessages.useWords()
  const { saved, id, onChange, onUniqueness } = useUserForm()
  const value = useUserValue(field)
  const known = useUnique(isAcceptable(field, value) ? value : '', saved?.[field] ?? '', (api, Value, signal) => askers[field](api, { Value, ...(id !== null && { ExceptID: id }) }, signal))
  const { kind } = known
  useEffect(() => onUniqueness?.(field, kind), [field, kind, onUniqueness])

  const nextFree = known.kind === 'taken' ? known.nextFree : null
  return (
    <UserText
      {...rest}
      field={field}
      error={known.kind === 'taken' && (known.who === '' ? known.message : `${known.message} ${t.takenBy({ who: known.who })}`)}
      end={kind === 'checking' ? <Spinner label={t.checking} /> : undefined}
      after={
        <>
          <Text as="div" size="small" tone={kind === 'free' ? 'success' : 'muted'} role="status">
            {kind === 'free' && t.free}
            {kind === 'unknown' && t.unchecked}
          </Text>
          {nextFree !== null && (
            <Inline>
              <Button size="compact" onClick={() => onChange({ [field]: nextFree })}>
                {t.use({ value: nextFree })}
              </Button>
            </Inline>
          )}
        </>
      }
    />
  )
}

type SwitchOfUser = { [Field in UserField]: UserValues[Field] extends boolean ? Field : never }[UserField]

interface UserSwitchProps {
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

type DateOfUser = 'validFrom' | 'validUntil' | 'WebLoginExpirationDate'

const timeOf = { validFrom: 'validFromTime', validUntil: 'validUntilTime', WebLoginExpirationDate: 'WebLoginExpirationTime' } as const

interface MomentFieldsProps {
  field: DateOfUser
  help?: string
  /** Whether this is an end, for which midnight is the end of the day. */
  isEnd?: boolean
}

/** An optional date and time at the property. */
export function MomentFields({ field, help, isEnd }: MomentFieldsProps) {
  const names = userFieldMessages.useWords()
  const { onChange } = useUserForm()
  const error = useFieldError(field)
  const time = timeOf[field]
  const date = useUserValue(field)
  const minutes = useUserValue(time)
  return (
    <FieldPair>
      <DateField
        label={names[field]}
        name={field}
        isOptional
        value={date}
        help={help}
        error={error}
        onValueChange={({ value }) => onChange({ [field]: value })}
      />
      <TimeField
        label={names[time]}
        name={time}
        isOptional
        canBeEmpty
        isEnd={isEnd}
        value={minutes === null ? null : minutesOfWallTime(minutes)}
        onValueChange={({ value }) => onChange({ [time]: value === null ? null : wallTimeOfMinutes(value) })}
      />
    </FieldPair>
  )
}

/** The layout of two related fields, side by side if there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  gap: var(--portal-space-4);
`
