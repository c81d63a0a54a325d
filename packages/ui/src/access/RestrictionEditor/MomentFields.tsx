import type { LocalMoment } from '@portal/domain'
import { styled } from 'styled-components'
import { DateField } from '../../forms/DateField/index.ts'
import { TimeField } from '../../forms/TimeField/index.ts'
import { useEditor } from './editorContext.ts'

interface MomentFieldsProps {
  /** Keys the fields among the editor's own. */
  id: string
  dateLabel: string
  timeLabel: string
  /** The minute that stands for no time of its own: 0 at a start, 1440 at an end. */
  wholeDay: 0 | 1440
  placeholder: string
  help?: string | undefined
  min?: string | undefined
  value: LocalMoment | null
  error?: string | undefined
  onChange: (moment: LocalMoment | null) => void
}

/** A date, and a time once there is a date. */
export function MomentFields({ id, dateLabel, timeLabel, wholeDay, placeholder, help, min, value, error, onChange }: MomentFieldsProps) {
  const { setReadable } = useEditor()
  return (
    <Pair>
      <DateField
        label={dateLabel} isOptional min={min} help={help} error={error} value={value?.date ?? null}
        onValueChange={({ value: date }) => onChange(date === null ? null : { date, minute: value?.minute ?? wholeDay })}
      />
      {value && (
        <TimeField
          label={timeLabel} isLabelHidden
          placeholder={placeholder} canBeEmpty isEnd={wholeDay === 1440} value={value.minute === wholeDay ? null : value.minute}
          onValueChange={({ value: minute }) => onChange({ ...value, minute: minute ?? wholeDay })}
          onReadableChange={({ isReadable }) => setReadable(id, isReadable)}
        />
      )}
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(130px, 3fr) minmax(0, 2fr);
  gap: var(--portal-space-2);
  align-items: start;

  & > :only-child {
    grid-column: 1 / -1;
  }
  /* Beside the date's control, whose label is seen. */
  & > :last-child:not(:only-child) {
    margin-block-start: var(--portal-space-6);
  }
`
