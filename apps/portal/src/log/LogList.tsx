import { Icon, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { ChangedFields } from './ChangedFields.tsx'
import { changeHead } from './changeHead.ts'
import type { CameraPhotoProps } from '../photos/CameraPhoto.tsx'
import { PhotoThumbnail } from '../photos/PhotoThumbnail.tsx'
import { useFormats } from '../i18n/useFormats.ts'
import { logMessages } from './log.messages.ts'
import type { LogLine } from './logLine.ts'
import { usePhotoOfLine } from './usePhotoOfLine.ts'
import { useLogFormats } from './useLogFormats.ts'
import { useLogWords } from './useLogWords.ts'
import { Rows } from '../app/Rows.ts'

/** The number of a change's fields that its event shows. */
const fieldsShown = 2

export interface LogListProps {
  lines: readonly LogLine[]
  timeZone: string
  /** The current time as an ISO instant on the server's clock. */
  now: string
  /** The id of the event whose details are open. */
  openPlace?: string | null
  /** Called when an event is opened; omit it if events have no details. */
  onOpen?: (opened: { line: LogLine }) => void
  headingLevel?: 2 | 3
  /** Whether all entries are of one user, whose name they then leave out. */
  isOfOneUser?: boolean
}

/** Lists events by day, in the property's time. */
export function LogList({ lines, timeZone, now, openPlace = null, onOpen, headingLevel = 2, isOfOneUser = false }: LogListProps) {
  const t = logMessages.useWords()
  const formats = useLogFormats(timeZone)
  const sayWhole = useLogWords(timeZone, now)
  const say = (line: LogLine) => (isOfOneUser && line.Kind === 'event' ? { ...sayWhole(line), title: sayWhole(line).detail, detail: '' } : sayWhole(line))
  const photoFormats = useFormats(timeZone)
  const photoOf = usePhotoOfLine()
  const days: { day: string; lines: LogLine[] }[] = []
  for (const line of lines) {
    const last = days.at(-1)
    const [first] = last?.lines ?? []
    if (last && first && formats.isSameDay(first.At, line.At)) last.lines.push(line)
    else days.push({ day: formats.day(line.At), lines: [line] })
  }
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <List>
      {days.map(({ day, lines: ofDay }) => {
        const isToday = ofDay[0] !== undefined && formats.isSameDay(ofDay[0].At, now)
        return (
          <section key={day} aria-label={day}>
            <Day as={Heading}>{isToday ? t.today({ day }) : day}</Day>
            <Rows>
              {ofDay.map((line) => (
                <Row key={line.Place} line={line} isOpen={line.Place === openPlace} onOpen={onOpen} formats={formats} say={say} photo={onOpen || isUnusual(line) ? photoOf(line) : null} thumbnail={{ now, formats: photoFormats }} />
              ))}
            </Rows>
          </section>
        )
      })}
    </List>
  )
}

/** Whether an event has its photo also in a short list beside other content. */
const isUnusual = (line: LogLine) => line.Kind === 'call' || (line.Kind === 'event' && line.Decision === 'denied')

interface RowProps {
  line: LogLine
  isOpen: boolean
  onOpen: LogListProps['onOpen']
  formats: ReturnType<typeof useLogFormats>
  say: ReturnType<typeof useLogWords>
  photo: ReturnType<ReturnType<typeof usePhotoOfLine>>
  thumbnail: Pick<CameraPhotoProps, 'now' | 'formats'>
}

function Row({ line, isOpen, onOpen, formats, say, photo, thumbnail }: RowProps) {
  const t = logMessages.useWords()
  const { icon, tone, title, detail, outcome } = say(line)
  const isSaid = line.Kind === 'change' && onOpen !== undefined && (line.Action !== 'changed' || line.Subjects > 1 || changeHead(line) !== null)
  const shown = line.Kind === 'change' && !isSaid ? line.Rows.find(({ Fields }) => Fields.length > 0) : undefined
  const left = line.Kind === 'change' ? line.Rows.reduce((sum, { Fields }) => sum + Fields.length, line.MoreRows) - Math.min(fieldsShown, shown?.Fields.length ?? 0) : 0
  return (
    <Line data-open={isOpen || undefined} data-photo={photo !== null || undefined}>
      <Time dateTime={line.At}>{formats.time(line.At)}</Time>
      <Sign>
        <Icon icon={icon} tone={tone} />
      </Sign>
      <Words>
        {onOpen ? (
          <Opener type="button" aria-expanded={isOpen} onClick={() => onOpen({ line })}>
            <bdi>{title}</bdi>
          </Opener>
        ) : (
          <Text isStrong>
            <bdi>{title}</bdi>
          </Text>
        )}
        {detail !== '' && (
          <Text size="small" tone="muted">
            {detail}
          </Text>
        )}
        {shown && (
          <Changes>
            <ChangedFields fields={shown.Fields.slice(0, fieldsShown)} event={shown.Event} formats={formats} />
            {left > 0 && (
              <Text size="small" tone="muted">
                {t.moreFields({ count: left })}
              </Text>
            )}
          </Changes>
        )}
      </Words>
      {photo && <Photo><PhotoThumbnail {...photo} {...thumbnail} /></Photo>}
      <Outcome>{outcome}</Outcome>
    </Line>
  )
}

const List = styled.div`
  container: log / inline-size;
`

const Day = styled.h2`
  margin: 0;
  padding: var(--portal-space-2) var(--portal-space-4);
  border-block: 1px solid var(--portal-border-subtle);
  background: var(--portal-surface-sunken);
  font: var(--portal-type-small);
`

const Line = styled.li`
  --rows: 2;
  position: relative;
  display: grid;
  grid-template-columns: 88px 16px minmax(0, 1fr) auto;
  gap: var(--portal-space-3);
  align-items: start;
  padding: var(--portal-space-3) var(--portal-space-4);

  &:has(button):hover {
    background: var(--portal-surface-hover);
  }
  &[data-open] {
    background: var(--portal-surface-selected);
    box-shadow: inset 3px 0 0 var(--portal-accent-fill);
  }
  /* Photos are aligned below each other, even if the outcomes of their events have different widths. */
  &[data-photo] {
    --rows: 3;
    grid-template-columns: 88px 16px minmax(0, 1fr) auto minmax(96px, auto);
  }
  @container log (max-width: 460px) {
    &,
    &[data-photo] {
      grid-template-columns: 16px minmax(0, 1fr) auto;
    }
    gap: var(--portal-space-1) var(--portal-space-3);
  }
`

const Time = styled.time`
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container log (max-width: 460px) {
    grid-column: 3;
    grid-row: 1;
    text-align: end;
  }
`

const Photo = styled.span`
  @container log (max-width: 460px) {
    grid-column: 3;
    grid-row: 2;
    justify-self: end;
  }
`

const Outcome = styled.span`
  font: var(--portal-type-small);
  text-align: end;
`

const Sign = styled.span`
  padding-block-start: var(--portal-space-0-5);

  @container log (max-width: 460px) {
    grid-column: 1;
    grid-row: 1 / span var(--rows);
  }
`

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  @container log (max-width: 460px) {
    grid-column: 2;
    grid-row: 1 / span var(--rows);
  }
`

const Opener = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: var(--portal-type-body-strong);
  text-align: start;
  cursor: pointer;

  /* Makes the whole event a button. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: -2px;
  }
`

const Changes = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  margin-block-start: var(--portal-space-2);
`
