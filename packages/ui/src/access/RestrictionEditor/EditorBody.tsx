import { describeDays, describeTimes, type Restriction, type WeekWindow } from '@portal/domain'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { UndoNote } from '../../internal/UndoNote.tsx'
import { media } from '../../theme/media.ts'
import { PageColumns } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { WeekGrid, type WeekGridLabels } from '../WeekGrid/WeekGrid.tsx'
import { CopyDay } from './CopyDay.tsx'
import { useEditor } from './editorContext.ts'
import { type Hours, useHours } from './useHours.ts'
import { type Problems, useProblems } from './useProblems.ts'
import { sayWindow, WindowFields } from './WindowFields.tsx'
import { WindowNotes } from './WindowNotes.tsx'

export interface EditorCardProps {
  value: Restriction
  onChange: (value: Restriction) => void
  problems: Problems
  /** Today's date at the property. */
  today: string
}

export type EditorCards = (form: EditorCardProps) => ReactNode

interface EditorBodyProps extends Omit<EditorCardProps, 'problems'> {
  sentence: string
  zone: string
  timeZone: string
  now: number
  groupRestriction: Restriction | null
  readOnly: boolean
  side: ReactNode
  weekLabels: WeekGridLabels | undefined
  /** Cards below the hours, for the other parts of the restriction. */
  renderCards: EditorCards | undefined
}

/** The restriction as a sentence, then the list of hours, and a picture of the week beside both. */
export function EditorBody({ value, onChange, sentence, zone, today, timeZone, now, groupRestriction, readOnly, side, weekLabels, renderCards }: EditorBodyProps) {
  const { words } = useEditor()
  const hours = useHours(value.windows, (windows) => onChange({ ...value, windows }))
  const problems = useProblems(value, { now, timeZone, today, groupRestriction })
  const canDraw = !readOnly && value.windows !== null
  return (
    <Stack gap={5}>
      <Card>
        <Text size="small" tone="muted">{words.sentence}</Text>
        <Sentence>{sentence}</Sentence>
      </Card>
      <PageColumns
        side={(
          <>
            <Glance title={words.glance} fact={words.mirror} data-any-time={value.windows === null && groupRestriction === null ? '' : undefined}>
              <WeekGrid
                label={sentence} windows={value.windows} within={groupRestriction?.windows ?? null} labels={weekLabels}
                onDraw={canDraw ? ({ span }) => hours.draw(span) : undefined}
              />
            </Glance>
            {side}
          </>
        )}
      >
        {readOnly && <ReadOnlyRestriction value={value} zone={zone} />}
        {!readOnly && (
          <>
            <HoursCard hours={hours} zone={zone} problems={problems} group={groupRestriction?.windows ?? null} />
            {renderCards?.({ value, onChange, problems, today })}
          </>
        )}
      </PageColumns>
    </Stack>
  )
}

/** The picture of the week is hidden on narrow screens if the week has no closed hours. */
const Glance = styled(Card)`
  ${media.narrow} {
    &[data-any-time] {
      display: none;
    }
  }
  @container (max-width: 720px) {
    &[data-any-time] {
      display: none;
    }
  }
`

const Sentence = styled.p`
  margin: var(--portal-space-1) 0 0;
  font: var(--portal-type-heading2);
  font-weight: var(--portal-weight-medium);
  letter-spacing: var(--portal-tracking-heading2);
  overflow-wrap: anywhere;
`

/** The week as text, for users who may not edit. */
function ReadOnlyRestriction({ value, zone }: { value: Restriction, zone: string }) {
  const { voice, words } = useEditor()
  const { windows } = value
  return (
    <Card title={words.hours} fact={zone}>
      {windows === null && <Text>{words.anyTime}</Text>}
      {windows?.length === 0 && <Text tone="muted">{words.noHours}</Text>}
      <List>
        {windows?.map((window) => (
          <li key={`${window.days.join('')}-${window.start}-${window.end}`}>
            <Text as="span" isStrong>{describeDays(window.days, voice)}</Text>
            <Text as="span" isTabular>{describeTimes(window, voice)}</Text>
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: 0 var(--portal-space-4);
  }
`

interface HoursCardProps {
  hours: Hours
  /** The time zone of the hours. */
  zone: ReactNode
  problems: Problems
  /** The group's windows; null where it has none. */
  group: readonly WeekWindow[] | null
}

/** Users edit the list of hours; the grid only shows it. */
function HoursCard({ hours, zone, problems, group }: HoursCardProps) {
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
