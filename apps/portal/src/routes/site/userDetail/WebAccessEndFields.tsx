import { minutesOfWallTime, wallTimeOfMinutes } from '@portal/domain'
import { useStore } from '@nanostores/react'
import { DateField, TimeField } from '@portal/ui'
import { FieldPair } from '#portal/people/UserForm/index.ts'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'

/** In the property's time; both null: no end. */
export interface WebAccessEnd {
  /** ISO date. */
  date: string | null
  /** 'HH:MM'. */
  time: string | null
}

export interface WebAccessEndFieldsProps {
  end: WebAccessEnd
  isDateMissing: boolean
  onChange: (end: WebAccessEnd) => void
}

/** The end of a user's web access. */
export function WebAccessEndFields({ end, isDateMissing, onChange }: WebAccessEndFieldsProps) {
  const names = useStore(userFieldMessages)
  const t = useStore(userFormMessages)
  return (
    <FieldPair>
      <DateField
        isOptional
        label={names.WebLoginExpirationDate}
        value={end.date}
        help={t.webEndsHelp}
        error={isDateMissing ? t.dateMissing : undefined}
        onValueChange={({ value }) => onChange({ ...end, date: value })}
      />
      <TimeField
        isOptional
        label={names.WebLoginExpirationTime}
        canBeEmpty
        isEnd
        value={end.time === null ? null : minutesOfWallTime(end.time)}
        onValueChange={({ value }) => onChange({ ...end, time: value === null ? null : wallTimeOfMinutes(value) })}
      />
    </FieldPair>
  )
}
