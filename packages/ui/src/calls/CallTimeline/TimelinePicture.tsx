import { Hourglass, Phone, Video } from 'lucide-react'
import { limits } from '@portal/domain'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import { media } from '../../theme/media.ts'
import type { TimelinePartProps } from './TimelineTable.tsx'
import { TimelineBar } from './TimelineBar.tsx'

const tier = limits.watchman.nextGroupAfter

/** The timeline of a call, as bars. */
export function TimelinePicture({ rows, length, endsAt, at, nameOf, words }: TimelinePartProps) {
  const share = (moment: number) => `${(Math.min(moment, length) / length) * 100}%`
  const marks = Array.from({ length: Math.floor(length / tier) + 1 }, (_none, index) => index * tier)
  return (
    <Picture data-part="picture" aria-hidden>
      <Rows>
        <Lines>
          {marks.slice(1, -1).map((mark) => <i key={mark} style={{ insetInlineStart: share(mark) }} />)}
          {endsAt !== null && <End style={{ insetInlineStart: share(endsAt) }} />}
          {at !== undefined && <Now style={{ insetInlineStart: share(at) }} />}
        </Lines>
        {rows.map((row) => (
          <Row key={row.key}>
            <Name data-kind={row.phone?.kind ?? 'nobody'}>
              <Icon icon={row.phone ? (row.phone.kind === 'app' ? Video : Phone) : Hourglass} />
              <bdi>{nameOf(row)}</bdi>
            </Name>
            <TimelineBar row={row} length={length} word={row.end && row.end !== 'timeout' && row.end !== 'waiting' ? words.ends[row.end] : null} />
          </Row>
        ))}
      </Rows>
      <Axis>
        {marks.map((mark) => <span key={mark} style={{ insetInlineStart: share(mark) }} data-edge={edgeOf(mark, marks)}><bdi>{words.seconds({ count: mark / 1000 })}</bdi></span>)}
      </Axis>
      {endsAt !== null && <EndWords>{words.endsHere}</EndWords>}
    </Picture>
  )
}

function edgeOf(mark: number, marks: readonly number[]): 'start' | 'end' | undefined {
  if (mark === 0) return 'start'
  return mark === marks.at(-1) ? 'end' : undefined
}

const Picture = styled.div`
  display: grid;
  grid-template-columns: 30% minmax(0, 1fr);
  row-gap: var(--portal-space-1);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Rows = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  row-gap: var(--portal-space-1);
`

const Row = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-block-size: 24px;
`

const Name = styled.span`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);
  padding-inline-end: var(--portal-space-2);
  font: var(--portal-type-small);
  overflow-wrap: anywhere;

  /* On a phone a name is above its bar. */
  ${media.phone} {
    justify-self: start;
    position: relative;
    padding-inline: var(--portal-space-2);
    background: var(--portal-surface-base);
  }

  > svg {
    flex: none;
    margin-block-start: var(--portal-space-0-5);
    color: var(--portal-info-icon);
  }
  &[data-kind='telephone'] > svg {
    color: var(--portal-text-muted);
  }
  &[data-kind='nobody'] > svg {
    color: var(--portal-warning-icon);
  }
`

/** The vertical lines over all rows. */
const Lines = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 30% 0;

  ${media.phone} {
    inset-inline: 0;
  }
  pointer-events: none;

  > i {
    position: absolute;
    inset-block: 0;
    border-inline-start: 1px solid var(--portal-border-subtle);
  }
`

const Now = styled.b`
  position: absolute;
  z-index: var(--portal-layer-raised);
  inset-block: 0;
  border-inline-start: 2px solid var(--portal-text-default);
`

const End = styled.b`
  position: absolute;
  inset-block: 0;
  margin-inline-start: -2px;
  border-inline-start: 2px dashed var(--portal-danger-icon);
`

const Axis = styled.div`
  grid-column: -2;
  position: relative;
  block-size: var(--portal-space-4);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  font-variant-numeric: tabular-nums;

  > span {
    position: absolute;
    inline-size: 0;
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  > span[data-edge='start'] {
    justify-content: flex-start;
  }
  > span[data-edge='end'] {
    justify-content: flex-end;
  }
`

const EndWords = styled.span`
  grid-column: -2;
  justify-self: end;
  color: var(--portal-danger-text);
  font: var(--portal-type-small);

  ${media.forcedColors} {
    color: CanvasText;
  }
`
