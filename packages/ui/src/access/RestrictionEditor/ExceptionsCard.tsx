import { type DatedException, minutesPerDay, type RestrictionProblemCode } from '@portal/domain'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { CheckboxField } from '../../forms/CheckboxField/CheckboxField.tsx'
import { DateRangeField } from '../../forms/DateRangeField/DateRangeField.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { useEditor } from './editorContext.ts'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { UndoNote } from '../../internal/UndoNote.tsx'
import { TimeRange } from './TimeRange.tsx'
import type { Problems } from './useProblems.ts'

interface ExceptionsCardProps {
  value: readonly DatedException[]
  /** Today at the property: the first day of a new exception. */
  today: string
  onChange: (exceptions: readonly DatedException[]) => void
  problems: Problems
  /** Whether holidays of the property allow no entry; null if the choice isn't offered. */
  holidays: { isClosed: boolean, onChange: (change: { isClosed: boolean }) => void } | null
}

/** A restriction's exceptions: dates with other hours. */
export function ExceptionsCard({ value, today, onChange, problems, holidays }: ExceptionsCardProps) {
  const { words, announce } = useEditor()
  const list = useRef<HTMLUListElement>(null)
  const ids = useItemIds(value.length)
  const [removed, setRemoved] = useState<{ index: number, exception: DatedException, text: string } | null>(null)
  const [focused, setFocused] = useState<{ index: number } | null>(null)
  useEffect(() => {
    if (focused !== null) list.current?.children[focused.index]?.querySelector('input')?.focus()
  }, [focused])

  const nameOf = (exception: DatedException, index: number) => exception.name || words.exception({ number: index + 1 })
  const remove = (index: number) => {
    const gone = value[index]
    if (!gone) return
    const text = words.removed({ what: nameOf(gone, index) })
    setRemoved({ index, exception: gone, text })
    ids.remove(index)
    announce(text)
    onChange(value.filter((_one, place) => place !== index))
  }
  const add = () => {
    setRemoved(null)
    setFocused({ index: value.length })
    ids.insert(value.length)
    onChange([...value, { name: '', from: today, until: today, effect: 'deny', start: 0, end: 1440 }])
  }
  return (
    <Card title={words.exceptions} padding="none">
      {holidays && (
        <Holidays>
          <SwitchField
            label={words.closedOnHolidays} help={words.closedOnHolidaysHelp} checked={holidays.isClosed}
            onChange={({ currentTarget }) => holidays.onChange({ isClosed: currentTarget.checked })}
          />
        </Holidays>
      )}
      <Text size="small" tone="muted" style={{ padding: 'var(--portal-space-3) var(--portal-space-4)' }}>{value.length === 0 ? words.noExceptions : words.exceptionsHelp}</Text>
      <List ref={list}>
        {value.map((exception, index) => (
          <li key={ids.list[index]}>
            <ExceptionFields
              id={`exception-${ids.list[index]}`} value={exception} name={nameOf(exception, index)}
              problem={problems.ofException(index)?.code} onRemove={() => remove(index)}
              onChange={(next) => {
                setRemoved(null)
                onChange(value.map((one, place) => (place === index ? next : one)))
              }}
            />
          </li>
        ))}
      </List>
      {removed && (
        <UndoNote
          key={removed.text} text={removed.text} label={words.undo}
          onUndo={() => {
            ids.insert(removed.index)
            onChange(value.toSpliced(removed.index, 0, removed.exception))
            setFocused({ index: removed.index })
            setRemoved(null)
          }}
        />
      )}
      <Foot><Button icon={Plus} onClick={add}>{words.addException}</Button></Foot>
    </Card>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`

const Holidays = styled.div`
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);
`

const Foot = styled.div`
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);
`

/** Lasting ids for items without one, so that fields keep their text and focus when other items change. */
function useItemIds(length: number) {
  const [ids, setIds] = useState<readonly number[]>([])
  // If the caller adds or removes items, the last ones get or lose ids.
  const list = ids.slice(0, length)
  while (list.length < length) list.push(nextId(list))
  return {
    list,
    insert: (index: number) => setIds(list.toSpliced(index, 0, nextId(list))),
    remove: (index: number) => setIds(list.toSpliced(index, 1)),
  }
}

function nextId(list: readonly number[]): number {
  return Math.max(0, ...list) + 1
}

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
function ExceptionFields({ id, value, name, problem, onChange, onRemove }: ExceptionFieldsProps) {
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
