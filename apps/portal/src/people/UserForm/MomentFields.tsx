import { minutesOfWallTime, wallTimeOfMinutes } from '@portal/domain'
import { DateField, TimeField } from '@portal/ui'
import { userFieldMessages } from '../userFields.messages.ts'
import { FieldPair } from './FieldPair.tsx'
import { useUserForm, useUserValue } from './UserFormContext.ts'
import { useFieldError } from './UserText.tsx'

type DateOfUser = 'validFrom' | 'validUntil' | 'WebLoginExpirationDate'

const timeOf = { validFrom: 'validFromTime', validUntil: 'validUntilTime', WebLoginExpirationDate: 'WebLoginExpirationTime' } as const

export interface MomentFieldsProps {
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
