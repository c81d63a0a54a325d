import { weekdays, type Restriction, type Weekday } from '@portal/domain'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/Card.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { MomentField } from '../../forms/MomentField/MomentField.tsx'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { dayName, weekOrder } from '../../internal/weekOrder.ts'
import { useEditor } from './editorContext.ts'
import type { Problems } from './useProblems.ts'
import type { RestrictionPart } from './restrictionParts.ts'
import { NumberField, type NumberFieldProps } from '../../forms/NumberField/NumberField.tsx'

interface ValidityCardProps {
  value: Restriction
  parts: readonly RestrictionPart[]
  onChange: (patch: Partial<Restriction>) => void
  problems: Problems
}

/** Fields for a restriction's start, end, uses in total and uses per day. */
export function ValidityCard({ value, parts, onChange, problems }: ValidityCardProps) {
  const { voice, words, setReadable } = useEditor()
  const { locale } = voice
  const limitsId = useId()
  const hasLimits = weekdays.some((day) => value.usesPerDay[day] !== undefined)
  const [showsLimits, setShowsLimits] = useState(hasLimits)
  const { usesAllowed, usesLeft } = value
  // The limit is computed once from the saved value, because the field contains "2" while a user changes "30" to "20".
  const [used] = useState(usesAllowed !== null && usesLeft !== null ? usesAllowed - usesLeft : null)

  const isBackwards = problems.validity.includes('startAfterEnd')
  const notices = [...problems.validity, ...problems.uses].filter((code) => code !== 'startAfterEnd')

  const setUses = (next: number | null) => {
    onChange({ usesAllowed: next, usesLeft: next === null || used === null ? null : Math.max(0, next - used) })
  }
  const setLimit = (day: Weekday, limit: number | null) => {
    const { [day]: _gone, ...others } = value.usesPerDay
    onChange({ usesPerDay: limit === null ? others : { ...others, [day]: limit } })
  }
  return (
    <Card title={words.validity}>
      {notices.map((code) => <InlineAlert key={code} tone="warning" style={{ marginBlockEnd: 'var(--portal-space-4)' }}>{words.problems[code]}</InlineAlert>)}
      <Fields>
        {parts.includes('validity') && (
          <>
            <MomentField
              edge="start" value={value.validFrom} onValueChange={(change) => onChange({ validFrom: change.value })}
              onReadableChange={({ isReadable }) => setReadable('validFrom', isReadable)}
            />
            <MomentField
              edge="end" value={value.validUntil} onValueChange={(change) => onChange({ validUntil: change.value })}
              onReadableChange={({ isReadable }) => setReadable('validUntil', isReadable)}
              min={value.validFrom?.date} error={isBackwards ? words.problems.startAfterEnd : undefined}
            />
          </>
        )}
        {parts.includes('uses') && (
          <CountField
            id="uses" label={words.uses} isOptional value={usesAllowed} onChange={({ value: count }) => setUses(count)}
            help={usesLeft === null ? words.usesHelp : words.usesLeft({ count: usesLeft })}
          />
        )}
      </Fields>
      {parts.includes('perDay') && (
        <Limits>
          <SwitchField
            label={words.perDay} help={words.perDayHelp} checked={showsLimits} aria-expanded={showsLimits} aria-controls={limitsId}
            onChange={({ currentTarget }) => {
              setShowsLimits(currentTarget.checked)
              if (!currentTarget.checked && hasLimits) onChange({ usesPerDay: {} })
            }}
          />
          <Week id={limitsId} role="group" aria-label={words.perDay}>
            {showsLimits && weekOrder(locale).map((day) => (
              <CountField
                key={day} id={`limit-${day}`} label={<Text as="span" size="small">{dayName(day, locale, 'long')}</Text>} placeholder="–"
                value={value.usesPerDay[day] ?? null}
                onChange={({ value: limit }) => setLimit(day, limit)}
              />
            ))}
          </Week>
        </Limits>
      )}
    </Card>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--portal-space-4);
  align-items: start;
`

const Limits = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  margin-block-start: var(--portal-space-4);
  padding-block-start: var(--portal-space-3);
  border-block-start: 1px solid var(--portal-border-subtle);
`

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: var(--portal-space-2) var(--portal-space-3);

  &:empty {
    display: none;
  }
`

interface CountFieldProps extends Pick<NumberFieldProps, 'label' | 'help' | 'placeholder' | 'isOptional' | 'className' | 'error'> {
  /** Identifies the field in the editor. */
  id: string
  value: number | null
  onChange: (change: { value: number | null }) => void
}

/** A field for a whole number from 1, or none. Tells the editor while the text isn't a number. */
function CountField({ id, value, onChange, ...rest }: CountFieldProps) {
  const { words, setReadable } = useEditor()
  return (
    <NumberField
      {...rest} min={1} value={value} labels={{ notANumber: words.wholeNumber, tooSmall: words.wholeNumber, tooLarge: words.wholeNumber }}
      onValueChange={(change) => {
        setReadable(id, change.isReadable)
        if (change.isReadable && change.value !== value) onChange({ value: change.value })
      }}
    />
  )
}
