import { type DatedException, minutesPerDay, type RestrictionProblemCode } from '@portal/domain'
import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '../../elements/IconButton/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { CheckboxField } from '../../forms/CheckboxField/index.ts'
import { DateRangeField } from '../../forms/DateRangeField/index.ts'
import { SelectField } from '../../forms/SelectField/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { useEditor } from './editorContext.ts'
import { TimeRange } from './TimeRange.tsx'

interface ExceptionFieldsProps {
  id: string
  value: DatedException
  /** The exception's name in the labels of its fields. */
  name: string
  problem: RestrictionProblemCode | undefined
  onChange: (exception: DatedException) => void
  onRemove: () => void
}

/** One exception: name, open or closed, dates, and times unless it is all day. */
export function ExceptionFields({ id, value, name, problem, onChange, onRemove }: ExceptionFieldsProps) {
  const { words } = useEditor()
  const { from, until, start, end } = value
  const wrong = (code: RestrictionProblemCode) => (problem === code ? words.problems[code] : undefined)
  const isAllDay = start === 0 && end === minutesPerDay
  return (
    <Frame role="group" aria-label={name}>
      <Head>
        <TextField
          label={words.exceptionName} maxLength={60} value={value.name}
          onChange={({ currentTarget }) => onChange({ ...value, name: currentTarget.value })}
        />
        <SelectField
          label={words.effect} value={value.effect} options={[{ value: 'deny', label: words.deny }, { value: 'allow', label: words.allow }]}
          onChange={({ currentTarget }) => onChange({ ...value, effect: currentTarget.value === 'allow' ? 'allow' : 'deny' })}
        />
        <Remove icon={Trash2} label={words.removeException({ name })} onClick={onRemove} />
      </Head>
      <DateRangeField isLabelHidden value={{ from, until }} onValueChange={({ value: days }) => onChange({ ...value, from: days.from ?? from, until: days.until ?? until })} />
      <Times>
        {!isAllDay && <TimeRange id={id} start={start} end={end} error={wrong('zeroLength')} onChange={(times) => onChange({ ...value, ...times })} />}
        <CheckboxField
          label={words.allDay} checked={isAllDay}
          onChange={({ currentTarget }) => onChange({ ...value, ...(currentTarget.checked ? { start: 0, end: minutesPerDay } : { start: 540, end: 1020 }) })}
        />
      </Times>
      {problem === 'exceptionOutsideValidity' && <InlineAlert tone="warning">{words.problems.exceptionOutsideValidity}</InlineAlert>}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3) var(--portal-space-4);
`

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
  gap: var(--portal-space-2) var(--portal-space-3);
  align-items: start;
`

const Remove = styled(IconButton)`
  margin-block-start: calc(var(--portal-space-6) + 2px);
  margin-inline-end: calc(-1 * var(--portal-space-2));
`

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--portal-space-2) var(--portal-space-4);

  & > :last-child {
    margin-block-start: calc((var(--portal-control-form) - var(--portal-space-6)) / 2);
  }
`
