import { type Restriction, describeDays, describeTimes } from '@portal/domain'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { media } from '../../theme/media.ts'
import { PageColumns } from '../../layout/Grid/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { WeekGrid, type WeekGridLabels } from '../WeekGrid/index.ts'
import { useEditor } from './editorContext.ts'
import { ExceptionsCard } from './ExceptionsCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import type { RestrictionPart } from './restrictionParts.ts'
import { useHours } from './useHours.ts'
import { useProblems } from './useProblems.ts'
import { ValidityCard } from './ValidityCard.tsx'

interface EditorBodyProps {
  value: Restriction
  onChange: (value: Restriction) => void
  sentence: string
  zone: string
  today: string
  timeZone: string
  now: number
  groupRestriction: Restriction | null
  readOnly: boolean
  parts: readonly RestrictionPart[]
  side: ReactNode
  weekLabels: WeekGridLabels | undefined
}

/** The restriction as a sentence, then the list of hours, and a picture of the week beside both. */
export function EditorBody({ value, onChange, sentence, zone, today, timeZone, now, groupRestriction, readOnly, parts, side, weekLabels }: EditorBodyProps) {
  const { words } = useEditor()
  const hours = useHours(value.windows, (windows) => onChange({ ...value, windows }))
  const hasValidity = parts.some((part) => part !== 'exceptions' && part !== 'holidays')
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
            {hasValidity && <ValidityCard value={value} parts={parts} problems={problems} onChange={(patch) => onChange({ ...value, ...patch })} />}
            {parts.includes('exceptions') && (
              <ExceptionsCard
                value={value.exceptions} today={today} problems={problems} onChange={(exceptions) => onChange({ ...value, exceptions })}
                holidays={parts.includes('holidays') ? { isClosed: value.closedOnHolidays ?? false, onChange: ({ isClosed }) => onChange(closedOnHolidays(value, isClosed)) } : null}
              />
            )}
          </>
        )}
      </PageColumns>
    </Stack>
  )
}

/** Omits `closedOnHolidays` if it is false, as `unrestricted` does. */
function closedOnHolidays({ closedOnHolidays: _before, ...restriction }: Restriction, isClosed: boolean): Restriction {
  return { ...restriction, ...(isClosed && { closedOnHolidays: true }) }
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
