import { holdChoices, isSameDay, nextTimeOfDay, type Words, zonedFormat } from '@portal/domain'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { TimeField } from '../../forms/TimeField/TimeField.tsx'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import type { DoorAct } from './doorAct.ts'
import type { doorRowMessages } from './DoorRow.messages.ts'

export interface HoldFormProps {
  words: Words<typeof doorRowMessages>
  now: number
  timeZone: string
  isBusy: boolean
  onAct: (act: DoorAct) => void
  onCancel: () => void
}

/** Asks until when and why a door is held open, in the property's time. */
export function HoldForm({ words, now, timeZone, isBusy, onAct, onCancel }: HoldFormProps) {
  const { locale } = useSetting()
  // The choices are fixed when the form opens, so that none moves under a finger.
  const [openedAt] = useState(now)
  const choices = holdChoices(timeZone, openedAt)
  const [chosen, setChosen] = useState<number | null>(choices[1] ?? null)
  const [minute, setMinute] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const until = chosen ?? (minute === null ? null : nextTimeOfDay(timeZone, openedAt, minute))
  const say = (at: number) => zonedFormat(locale, timeZone, isSameDay(timeZone, at, openedAt) ? { timeStyle: 'short' } : { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(at)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (until !== null) onAct({ kind: 'hold', until, reason: reason.trim() })
  }
  return (
    <Form onSubmit={submit}>
      <fieldset>
        <legend>{words.holdUntil}</legend>
        <Choices>
          {choices.map((at) => (
            <Button key={at} aria-pressed={chosen === at} onClick={() => setChosen(at)}><bdi>{say(at)}</bdi></Button>
          ))}
          <Button aria-pressed={chosen === null} onClick={() => setChosen(null)}>{words.otherTime}</Button>
        </Choices>
      </fieldset>
      {chosen === null && <TimeField label={words.time} help={words.lasts} value={minute} canBeEmpty onValueChange={({ value }) => setMinute(value)} />}
      <TextField label={words.reason} isOptional maxLength={120} value={reason} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
      <Foot>
        <Button type="submit" isBusy={isBusy} disabled={until === null}>
          {until === null ? words.hold : words.holdNow({ time: say(until) })}
        </Button>
        <Button variant="quiet" onClick={onCancel}>{words.cancel}</Button>
      </Foot>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-sunken);

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0;
    margin-block-end: var(--portal-space-2);
    font: var(--portal-type-small);
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);

  [aria-pressed='true'] {
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
    color: var(--portal-accent-text);
    outline: 1px solid transparent;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
`
