import { Button, Card, LiveRegion, media, Text, TextLink, type DoorRow, type DoorRowProps } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { css, styled } from 'styled-components'
import { doorPath } from '#portal/app/paths.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { Port } from './doorsQuestion.ts'
import { doorMessages } from './doors.messages.ts'
import { Row, Rows } from '../app/Rows.ts'
import type { DoorActs } from './useDoorActs.ts'
import { useDoorRows } from './useDoorRows.tsx'

export interface DoorsCardProps {
  ports: Port[]
  /** The id of the doors' property; null for the user's own. */
  property: number | null
  /** The row component with buttons; null until loaded. */
  acting: { DoorRow: typeof DoorRow } | null
  acts: DoorActs
  /** The current time as an ISO instant on the server's clock. */
  now: string
  /** IANA zone of the property. */
  timeZone: string
  formats: Formats
  /** Whether every door is shown at once, without "Show all". */
  isWhole?: boolean
  /** The text if there are no doors. */
  empty?: string
  look?: DoorRowProps['look']
  /** The id of the door that is selected on the plan beside it. */
  selected?: string | null
  /** Links beside the heading. */
  actions?: ReactNode
}

/** The number of doors shown before "Show all": a screen and a half. */
const shownAtFirst = 14

export function DoorsCard({ ports, property, acting, acts, now, timeZone, formats, isWhole = false, empty, look, selected, actions }: DoorsCardProps) {
  const t = doorMessages.useWords()
  const { rowOf, newsOf, countsOf } = useDoorRows({ acts, now, timeZone, formats })
  const [showsAll, setShowsAll] = useState(isWhole)
  const isShort = look === 'narrow' || look === 'half'
  const List = look === 'half' ? Columns : Rows
  const shown = showsAll ? ports : ports.slice(0, shownAtFirst)
  return (
    <Card title={t.doors} fact={ports.length > 0 && (look === 'narrow' ? ports.length : <OnWide>{countsOf(ports)}</OnWide>)} padding="none" actions={actions}>
      {ports.length === 0 ? (
        <Empty tone="muted">{empty ?? t.noDoors}</Empty>
      ) : (
        <List>
          {shown.map((port) => (
            <Door key={port.ID} data-selected={String(port.ID) === selected || undefined}>
              {acting ? (
                <acting.DoorRow {...rowOf(port, isShort)} look={look} href={doorPath(String(port.ID), property)} />
              ) : (
                <Plain data-short={isShort || undefined}>
                  <div>
                    <TextLink href={doorPath(String(port.ID), property)}>{port.Name}</TextLink>
                  </div>
                  <div>{rowOf(port, isShort).status}</div>
                  <Text as="div" size="small" tone="muted">{rowOf(port, isShort).facts}</Text>
                </Plain>
              )}
            </Door>
          ))}
        </List>
      )}
      {shown.length < ports.length && (
        <All>
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            {t.showAllDoors({ count: ports.length })}
          </Button>
        </All>
      )}
      <LiveRegion>{newsOf(ports)}</LiveRegion>
    </Card>
  )
}

/** On a phone the counts would push the first door down; the rows have the same states. */
const OnWide = styled.span`
  ${media.phone} {
    display: none;
  }
`

/* Two columns, if both have room for names and buttons. The first line of each direction is outside the card, so that lines are only between doors. */
const Columns = styled(Rows)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  overflow: clip;

  > li,
  > li + li {
    margin-block-start: -1px;
    margin-inline-start: -1px;
    border-block-start: 1px solid var(--portal-border-subtle);
    border-inline-start: 1px solid var(--portal-border-subtle);
  }
`

const Door = styled(Row)`
  display: block;
  padding-block: var(--portal-space-2);

  &[data-selected] {
    padding-inline-start: calc(var(--portal-space-4) - 2px);
    border-inline-start: 2px solid var(--portal-accent-border);
    background: var(--portal-surface-selected);
  }
`

const plainShort = css`
  display: block;
  min-block-size: 48px;
  padding-inline-end: calc(13 * var(--portal-space-4));

  > :nth-child(n + 2) {
    display: inline;
  }
  > :nth-child(2) {
    margin-inline-end: var(--portal-space-2);
  }
`

/** The layout of a door before its buttons load, with the text in the same position. */
const Plain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 11rem 12rem;
  align-content: center;
  align-items: center;
  column-gap: var(--portal-space-3);
  min-block-size: 44px;
  overflow-wrap: anywhere;

  > :nth-child(2) {
    grid-area: 1 / 2 / span 2;
  }
  > :nth-child(3) {
    grid-area: 2 / 1;
  }
  &[data-short] {
    ${plainShort}
  }
  ${media.phone} {
    &,
    &[data-short] {
      ${plainShort}
      padding-inline-end: calc(8 * var(--portal-space-4));
    }
  }
`

const Empty = styled(Text)`
  padding: var(--portal-space-4);
`

const All = styled.div`
  display: flex;
  justify-content: center;
  padding: var(--portal-space-2);
  border-block-start: 1px solid var(--portal-border-subtle);
`
