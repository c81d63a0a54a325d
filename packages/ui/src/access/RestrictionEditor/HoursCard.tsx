import type { WeekWindow } from '@portal/domain'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { Card } from '../../elements/Card/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { SwitchField } from '../../forms/SwitchField/index.ts'
import { CopyDay } from './CopyDay.tsx'
import { useEditor } from './editorContext.ts'
import type { Hours } from './useHours.ts'
import type { Problems } from './useProblems.ts'
import { UndoNote } from '../../internal/UndoNote.tsx'
import { sayWindow, WindowFields } from './WindowFields.tsx'
import { WindowNotes } from './WindowNotes.tsx'

interface HoursCardProps {
  hours: Hours
  /** The time zone of the hours. */
  zone: ReactNode
  problems: Problems
  /** The group's windows; null where it has none. */
  group: readonly WeekWindow[] | null
}

/** The list of windows is the editor; the grid only shows it. */
export function HoursCard({ hours, zone, problems, group }: HoursCardProps) {
  const { voice, words } = useEditor()
  const { rows, undo } = hours
  const list = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>(`[data-row="${added.id}"] button`)?.focus()
  }, [added])
  const focusRow = (id: string | null) => setAdded(id === null ? null : { id })
  const windows: readonly WeekWindow[] = rows ?? []
  return (
    <Card title={words.hours} fact={zone} padding="none">
      <Top>
        <SwitchField
          label={words.anyTime} help={rows === null ? words.anyTimeHelp : undefined} checked={rows === null}
          onChange={({ currentTarget }) => hours.setAnyTime(currentTarget.checked)}
        />
      </Top>
      {rows !== null && (
        <div ref={list}>
          {rows.length === 0 && <Empty tone="muted">{words.noHours}</Empty>}
          {rows.map((row, index) => {
            const { problem, lostHours, change } = problems.ofWindow(index)
            const wrong = (code: 'noWeekday' | 'zeroLength') => (problem?.code === code ? words.problems[code] : undefined)
            return (
              <div key={row.id} data-row={row.id}>
                <WindowFields
                  row={row} number={index + 1} dayError={wrong('noWeekday')} timeError={wrong('zeroLength')} onChange={hours.change}
                  onRemove={() => hours.remove(row, sayWindow(row, voice))}
                  notes={<WindowNotes problem={problem} lostHours={lostHours} change={change} onLimit={() => hours.limit(row, group ?? [])} />}
                />
              </div>
            )
          })}
          {undo && <UndoNote key={undo.text} text={undo.text} label={words.undo} onUndo={() => focusRow(undo.run())} />}
          <Foot>
            <Button icon={Plus} onClick={() => focusRow(hours.add())}>{words.add}</Button>
            <CopyDay windows={windows} onCopy={hours.replace} />
          </Foot>
          {rows.length > 0 && <Hint size="small" tone="muted">{words.keys}</Hint>}
        </div>
      )}
    </Card>
  )
}

const Top = styled.div`
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);

  &:last-child {
    border-block-end: 0;
  }
`

const Empty = styled(Text)`
  padding: var(--portal-space-4);
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  padding-block: var(--portal-space-3) var(--portal-space-2);
  padding-inline: var(--portal-space-4);
`

const Hint = styled(Text)`
  padding-block: 0 var(--portal-space-3);
  padding-inline: var(--portal-space-4);
`
