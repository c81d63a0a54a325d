import type { Words } from '@portal/domain'
import { styled } from 'styled-components'
import { clockOf } from '../internal/clockOf.ts'
import type { callTimelineMessages } from './CallTimeline.messages.ts'
import type { Timeline, TimelineRow } from './timelineRows.ts'

export interface TimelinePartProps extends Timeline {
  at: number | undefined
  nameOf: (row: TimelineRow) => string
  words: Words<typeof callTimelineMessages>
}

/** The timeline of a call as a table: each phone, when it began and stopped ringing, and the outcome. */
export function TimelineTable({ rows, endsAt, at, nameOf, words }: TimelinePartProps) {
  const isNow = (from: number, to: number) => at !== undefined && at >= from && at < to
  return (
    <div data-part="table">
      <Table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.until}</th>
            <th scope="col">{words.what}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { key, span, isLost, end } = row
            const rings = span && !isLost ? span : null
            return (
              <tr key={key} data-now={(rings && isNow(rings.from, rings.to)) || undefined}>
                <th scope="row"><bdi>{nameOf(row)}</bdi></th>
                <td>{rings ? <bdi>{clockOf(rings.from)}</bdi> : '–'}</td>
                <td>{rings ? <bdi>{clockOf(rings.to)}</bdi> : '–'}</td>
                <td>{end && words.ends[end]}</td>
              </tr>
            )
          })}
          {endsAt !== null && (
            <tr data-now={(at !== undefined && at >= endsAt) || undefined}>
              <th scope="row">{words.endsHere}</th>
              <td colSpan={3}><bdi>{clockOf(endsAt)}</bdi></td>
            </tr>
          )}
        </tbody>
      </Table>
    </div>
  )
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums;

  > caption {
    padding-block-end: var(--portal-space-1);
    color: var(--portal-text-muted);
    text-align: start;
  }
  th, td {
    padding-block: var(--portal-space-1);
    padding-inline: 0 var(--portal-space-3);
    border-block-end: 1px solid var(--portal-border-subtle);
    font-weight: var(--portal-weight-regular);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  tbody th {
    overflow-wrap: anywhere;
    font-weight: var(--portal-weight-medium);
  }
  thead th {
    color: var(--portal-text-muted);
  }
  tr[data-now] {
    background: var(--portal-surface-selected);
    outline: 1px solid transparent;
  }
`
