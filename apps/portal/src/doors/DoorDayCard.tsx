import { localDateAt, plainFormat, toDayNumber, toIsoDate, zonedFormat } from '@portal/domain'
import { Card, DateField, type DoorLane, type DoorLaneSpan, DoorLanes, heldOpenStatus, IconButton, leftOpenStatus, lockedStatus, offlineStatus, Stack, StatusLabel, Text, TextLink, Timeline } from '@portal/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { AskFailure, type Question, useQuestion } from '#portal/app/asking.tsx'
import { activityPath, controllerPath, doorPath } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { controllersQuestion } from '#portal/controllers/controllersView.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { doorMessages } from './doors.messages.ts'
import { lockdownsIn, timeIn, timesOfActivity, toldStates, toLane, type DoorDayAnswer } from './doorDay.ts'
import { doorDayMessages } from './doorDay.messages.ts'
import type { Port } from './doorsQuestion.ts'
import { doorStatuses } from './useDoorRows.tsx'

/** Milliseconds between two requests about the current day. */
const pause = 60_000

export interface DoorDayCardProps {
  /** The doors as they are now. */
  ports: readonly Port[]
  /** The id of the property; null for the user's own. */
  property: number | null
  /** The id of one door; all doors of the property if omitted. */
  door?: string
  /** The day as an ISO date at the property; null for today. */
  day: string | null
  onDayChange: (day: string | null) => void
}

const questionOf = (property: number | null, door: string | undefined, day: string | null): Question<DoorDayAnswer> => ({
  key: `doorDay ${property ?? 'own'} ${door ?? ''} ${day ?? ''}`, changesWith: day === null ? ['doors', 'events', 'lockdown'] : [],
  ask: (api, signal) => api.getDoorStatesByDay({ ...(property !== null && { PropertyID: property }), ...(door !== undefined && { PortID: door }), ...(day !== null && { Date: day }) }, { signal }),
})

const signs = { heldOpen: heldOpenStatus, leftOpen: leftOpenStatus, forced: leftOpenStatus, locked: lockedStatus, offline: offlineStatus }

/** Shows a day of a property's doors, or of one door: what was recorded, and what schedules plan. The unusual times of one door are listed. */
export function DoorDayCard({ ports, property, door, day, onDayChange }: DoorDayCardProps) {
  const t = doorDayMessages.useWords()
  const names = doorMessages.useWords()
  const tag = useLocaleTag()
  const { answer, failure, isLoading, reload } = useQuestion(questionOf(property, door, day), { after: 1, every: () => (day === null ? pause : false) })
  const { list, timeSince } = useFormats(answer?.TimeZone ?? 'UTC')
  if (!answer) return failure && <Card><AskFailure {...{ failure, isLoading, reload }} title={t.failed} /></Card>
  const { Date: date, Start, End, Now, TimeZone, Doors } = answer
  const [start, end, now] = [Start, End, Now].map((at) => Date.parse(at)) as [number, number, number]
  const isToday = now >= start && now < end
  const clock = zonedFormat(tag, TimeZone, { hour: 'numeric', minute: '2-digit' })
  const lengthOf = (milliseconds: number) => {
    const minutes = Math.max(1, Math.round(milliseconds / 60_000))
    const say = (count: number, unit: string) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
    return [minutes >= 60 && say(Math.floor(minutes / 60), 'hour'), (minutes % 60 > 0 || minutes < 60) && say(minutes % 60, 'minute')].filter(Boolean).join(' ')
  }
  /** The present state of a door, with its end or its length if they are known. */
  const wordOf = ({ Status: status, Until }: Port, { spans }: DoorLane) => {
    if (status === 'HeldOpen' && Until !== null) return t.heldUntil({ time: timeSince(Until, Now) })
    const last = spans.at(-1)
    const told = toldStates.find((one) => one === last?.state)
    // The length of a state that began on an earlier day is not known here.
    if (!last || last.from <= start || !told || signs[told] !== doorStatuses[status]) return names[`status${status}`]
    return told === 'offline' ? t.offlineSince({ time: clock.format(last.from) }) : <Told>{t[told]({ time: lengthOf(now - last.from) })}</Told>
  }
  const lanes = Doors.map((found) => {
    const lane = toLane(found, start, ({ Schedule, Because, By }) => Schedule ?? (By === null ? undefined : t.heldBy({ name: By })) ?? (Because === 'person' || Because === 'code' || Because === 'fireAlarm' ? t[`held_${Because}`] : undefined))
    const port = ports.find(({ ID }) => ID === found.ID)
    return { ...lane, href: doorPath(found.ID, property), ...(isToday && port && { status: <StatusLabel status={doorStatuses[port.Status]}>{wordOf(port, lane)}</StatusLabel> }) }
  })
  const sentence = () => {
    const dayName = isToday ? t.today : plainFormat(tag, { weekday: 'short', month: 'short', day: 'numeric' }).format(Date.parse(`${date}T00:00Z`))
    const passed = lanes.flatMap(({ spans }) => spans)
    if (start > now) return t.ahead({ day: dayName })
    if (passed.every(({ state }) => state === 'unknown')) return t.noRecord({ day: dayName })
    const times = toldStates.flatMap((state) => {
      const length = timeIn(lanes, state)
      return length === 0 ? [] : t[state]({ time: lengthOf(length) })
    })
    if (times.length === 0) return (door === undefined ? t.quiet : t.quietDoor)({ day: dayName })
    return t.said({ day: dayName, times: list(times) })
  }
  const choose = (next: string) => onDayChange(next === localDateAt(TimeZone, now) ? null : next)
  const goBy = (days: number) => choose(toIsoDate((toDayNumber(date) ?? 0) + days))
  const openings = lanes.reduce((sum, lane) => sum + (lane.openings?.length ?? 0), 0)
  const lockdowns = door === undefined ? lockdownsIn(lanes).slice(-2).map(({ from, until, doors: count }) => {
    const isNow = isToday && until >= now
    const isAll = count > 1 && count === lanes.length
    const times = { count, from: clock.format(from), until: clock.format(until) }
    if (isNow) return isAll ? t.lockedAllNow(times) : t.lockedSomeNow(times)
    return isAll ? t.lockedAll(times) : t.lockedSome(times)
  }) : []
  const notes = [...lockdowns, openings > 0 && t.opened({ count: openings }), timeIn(lanes, 'unknown') > 0 && t.unknown, door === undefined && lanes.length > 1 && t.together].filter(Boolean).join(' ')
  const activityAt = (id: string, from: number, until: number) => activityPath({ door: id, kind: 'event', ...timesOfActivity(answer, from, until) })
  const detailsOf = ({ id, ...span }: { id: string } & DoorLaneSpan) => (
    <SpanDetails door={id} {...span} length={lengthOf(span.until - span.from)} isNow={isToday && span.until >= now} activity={activityAt(id, span.from, span.until)} />
  )
  const listed = door === undefined ? [] : lanes.flatMap(({ id, spans }) => spans.flatMap(({ state, from, until, note }) => {
    const told = toldStates.find((one) => one === state)
    return told ? [{
      id: String(from), ...signs[told], title: <Told><TextLink href={activityAt(id, from, until)}>{t[told]({ time: lengthOf(until - from) })}</TextLink></Told>, detail: note,
      time: isToday && until >= now ? t.toNow({ time: clock.format(from) }) : clock.formatRange(from, until),
    }] : []
  })).toReversed()
  return (
    <Card
      title={sentence()} facts={notes} aria-busy={isLoading || undefined}
      actions={(
        <Days>
          <IconButton icon={ChevronLeft} isDirectional size="compact" label={t.before} onClick={() => goBy(-1)} />
          <DateField label={t.day} isLabelHidden value={date} onValueChange={({ value }) => value !== null && choose(value)} />
          <IconButton icon={ChevronRight} isDirectional size="compact" label={t.after} onClick={() => goBy(1)} />
        </Days>
      )}
    >
      <Stack gap={3}>
        <DoorLanes
          lanes={lanes} day={{ start, end }} timeZone={TimeZone} {...(isToday && { now })} hasNames={door === undefined}
          detailsFor={detailsOf}
        />
        {listed.length > 0 && <Times aria-label={t.times} entries={listed} />}
      </Stack>
    </Card>
  )
}

interface SpanDetailsProps extends DoorLaneSpan {
  door: string
  length: string
  isNow: boolean
  /** The address of the span's events. */
  activity: string
}

/** The length of a span and its links. While a door is offline, also what its controller does later. */
function SpanDetails({ door, state, length, isNow, activity }: SpanDetailsProps) {
  const t = doorDayMessages.useWords()
  const mayLook = useRights()('devices.view')
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">{length}</Text>
      {state === 'offline' && isNow && mayLook && <OfflineController door={door} />}
      <TextLink href={activity}>{t.seeActivity}</TextLink>
    </Stack>
  )
}

function OfflineController({ door }: { door: string }) {
  const t = doorDayMessages.useWords()
  const controller = useQuestion(controllersQuestion).answer?.Controllers.find(({ Ports }) => Ports.some(({ PortID }) => PortID === door))
  if (!controller) return null
  const { ModuleID, WaitingCount } = controller
  return (
    <>
      {WaitingCount > 0 && <Text size="small">{t.syncsLater({ count: WaitingCount })}</Text>}
      <TextLink href={controllerPath(ModuleID)}>{t.seeController}</TextLink>
    </>
  )
}

/* As wide as the card, as in a card without padding. */
const Times = styled(Timeline)`
  margin: 0 calc(-1 * var(--portal-space-4)) calc(-1 * var(--portal-space-4));
  border-block-start: 1px solid var(--portal-border-subtle);
`

/* The words are those within the heading's sentence. */
const Told = styled.span`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`

const Days = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-1);
`
