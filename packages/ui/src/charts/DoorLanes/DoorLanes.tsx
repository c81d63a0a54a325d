import { formatNumber, type Labels, localDateAt, startInstant, zonedFormat } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useState } from 'react'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Popover } from '../../overlays/Popover/Popover.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { tip } from '../../internal/tip.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { ChartFoot } from '../internal/ChartFoot.tsx'
import { ChartTable } from '../internal/ChartTable.tsx'
import { useMarks } from '../internal/useMarks.ts'
import { doorLanesMessages } from './DoorLanes.messages.ts'
import { Band, Head, Lane, Lanes, Name, NowLine, Openings, Rest, Sample, Track, TickSample } from './DoorLanes.styles.ts'

/** The state of a door; `unknown`: nothing was recorded. */
export type DoorLaneState = 'closed' | 'heldOpen' | 'leftOpen' | 'forced' | 'locked' | 'offline' | 'unknown'

/** A span of time in which a door's state was the same. */
export interface DoorLaneSpan {
  /** Start and end in epoch milliseconds; the end is not included. */
  from: number
  until: number
  state: DoorLaneState
  /** The cause of the state, such as the name of a schedule. */
  note?: string
}

/** A door on one day. */
export interface DoorLane {
  id: string
  name: string
  /** The door's page. */
  href?: string
  /** The door's current state, shown below its name. */
  status?: ReactNode
  /** The recorded states, earliest first, without gaps. */
  spans: readonly DoorLaneSpan[]
  /** Times at which schedules will hold the door open. */
  planned?: readonly Omit<DoorLaneSpan, 'state'>[]
  /** Times at which the door was opened, in epoch milliseconds, earliest first. */
  openings?: readonly number[]
}

export interface DoorLanesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The doors, one line each, in order. */
  lanes: readonly DoorLane[]
  /** The day's start and end, in epoch milliseconds: 23 or 25 hours apart when the clock changes. */
  day: { start: number; end: number }
  /** IANA zone of the property. */
  timeZone: string
  /** The current time in epoch milliseconds. Omit for another day. */
  now?: number
  /** Hides the doors' names, for a door on its own page. */
  hasNames?: boolean
  /** More facts and links about a pressed span, shown below its state and times. Omit if spans can't be pressed. */
  detailsFor?: (mark: { id: string } & DoorLaneSpan) => ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof doorLanesMessages>
}

const states = ['closed', 'heldOpen', 'leftOpen', 'forced', 'locked', 'offline', 'unknown'] as const satisfies readonly DoorLaneState[]

/**
 * One day of one or more doors, one line for each door: states, openings and planned holds. Put a sentence above the chart that says what
 * it shows.
 */
export const DoorLanes = forwardRef<HTMLDivElement, DoorLanesProps>(function DoorLanes({ lanes, day: { start, end }, timeZone, now, hasNames = true, detailsFor, labels, ...rest }, ref) {
  const words = useLabels('DoorLanes', doorLanesMessages, labels)
  const { locale } = useSetting()
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  const time = zonedFormat(locale, timeZone, { hour: 'numeric', minute: '2-digit' })
  const hour = zonedFormat(locale, timeZone, { hour: 'numeric' })
  const shareOf = (at: number) => (at - start) / (end - start)
  const at = (instant: number) => `${shareOf(instant) * 100}%`
  const date = localDateAt(timeZone, start)
  const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24].map((of) => startInstant(timeZone, { date, minute: of * 60 }))
  const shown = lanes.map(({ spans, planned = [], openings = [], ...lane }) => {
    const marks = [...spans.map((span) => ({ ...span, isPlanned: false })), ...planned.map((span) => ({ ...span, state: 'heldOpen' as const, isPlanned: true }))].map((mark) => {
      const opened = openings.filter((opening) => opening >= mark.from && opening < mark.until).length
      const isNow = !mark.isPlanned && now !== undefined && mark.until >= now
      const name = isNow ? words.spanToNow({ from: time.format(mark.from) }) : words.span({ from: time.format(mark.from), until: time.format(mark.until) })
      const state = words[mark.isPlanned ? 'planned' : mark.state]
      return { ...mark, name, opened, stateName: mark.note === undefined ? state : `${state}, ${mark.note}` }
    })
    return { ...lane, marks, openings }
  })
  const counts = shown.map(({ marks }) => marks.length)
  const { move, markProps } = useMarks(counts.reduce((sum, count) => sum + count, 0), counts)
  const firstOf = (lane: number) => counts.slice(0, lane).reduce((sum, count) => sum + count, 0)
  const isShown = (state: DoorLaneState) => shown.some(({ marks }) => marks.some((mark) => !mark.isPlanned && mark.state === state))
  const number = (value: number) => formatNumber(value, locale)
  const foot = (
    <ChartFoot
      legendId={id} toggle={isTable ? words.asLanes : words.asTable} onToggle={() => setIsTable(!isTable)}
      legend={
        <>
          {states.filter(isShown).map((state) => <li key={state}><Sample><Band data-state={state} /></Sample>{words[state]}</li>)}
          {shown.some(({ openings }) => openings.length > 0) && <li><TickSample />{words.openedOnce}</li>}
          {shown.some(({ marks }) => marks.some(({ isPlanned }) => isPlanned)) && <li><Sample><Band data-state="planned" /></Sample>{words.planned}</li>}
        </>
      }
    />
  )
  return (
    <div {...rest} ref={ref}>
      {hasNames && foot}
      {isTable ? (
        <ChartTable
          name={words.name} head={words.time} columns={[words.state, words.opened]}
          rows={shown.flatMap(({ name: door, marks }) => marks.map((mark) => ({ name: hasNames ? words.row({ door, span: mark.name }) : mark.name, cells: [mark.stateName, number(mark.opened)] })))}
        />
      ) : (
        <Lanes role="group" aria-label={words.name} aria-describedby={id} data-names={hasNames || undefined} onKeyDown={move}>
          <Head aria-hidden>
            <Track>
              {hours.map((of, index) => <span key={of} style={{ insetInlineStart: at(of) }} data-edge={index === 0 ? 'start' : index === hours.length - 1 ? 'end' : undefined}><bdi>{hour.format(of)}</bdi></span>)}
              {now !== undefined && <b style={{ insetInlineStart: `clamp(48px, ${at(now)}, calc(100% - 48px))` }}><bdi>{words.now({ time: time.format(now) })}</bdi></b>}
            </Track>
          </Head>
          {shown.map(({ id: door, name, href, status, marks, openings }, lane) => (
            <Lane key={door}>
              {hasNames && (
                <Name>
                  <span id={`${id}${lane}`}>{href === undefined ? name : <TextLink href={href}>{name}</TextLink>}</span>
                  {status}
                </Name>
              )}
              <Track>
                {now !== undefined && <Rest aria-hidden style={{ insetInlineStart: at(now) }} />}
                <ol {...(hasNames && { 'aria-labelledby': `${id}${lane}` })}>
                  {marks.map(({ name: span, opened, stateName, isPlanned, ...mark }, index) => {
                    const { from, until, state } = mark
                    const facts = [span, ...(opened > 0 ? [`${words.opened}: ${number(opened)}`] : [])].join('. ')
                    const reading = `${stateName}. ${facts}`
                    const band = { 'data-state': isPlanned ? 'planned' : state, 'aria-label': reading, ...markProps(firstOf(lane) + index), ...tip(reading) }
                    return (
                      <li key={`${String(isPlanned)} ${from}`} style={{ insetInlineStart: at(from), inlineSize: `${(shareOf(until) - shareOf(from)) * 100}%` }} data-thin={state === 'closed' && !isPlanned ? '' : undefined}>
                        {!detailsFor || isPlanned ? <Band role="img" {...band} /> : (
                          <Popover label={reading} trigger={<Band as="button" type="button" {...band} />}>
                            <Text isStrong>{stateName}</Text>
                            <Text size="small" tone="muted">{facts}</Text>
                            {detailsFor({ id: door, ...mark })}
                          </Popover>
                        )}
                      </li>
                    )
                  })}
                </ol>
                {openings.length > 0 && <Openings aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none"><path d={pathOf(openings.map(shareOf))} /></Openings>}
                {now !== undefined && <NowLine aria-hidden style={{ insetInlineStart: at(now) }} />}
              </Track>
            </Lane>
          ))}
        </Lanes>
      )}
      {!hasNames && foot}
    </div>
  )
})

/** Draws at most one stroke for each minute, because more could not be told apart. */
function pathOf(shares: readonly number[]): string {
  return [...new Set(shares.map((share) => Math.round(share * 1440) / 1440))].map((share) => `M${share.toFixed(4)} 0V1`).join('')
}
