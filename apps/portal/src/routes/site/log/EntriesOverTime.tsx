import { localMomentAt, zonedFormat } from '@portal/domain'
import { Button, Card, RangeBars } from '@portal/ui'
import { useQuestion, AskFailure, type Question } from '#portal/app/asking.tsx'
import type { ListProps } from '#portal/app/listScreen.tsx'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormats, useFormatsList } from '#portal/i18n/useFormats.ts'
import { isByHour, periodOfSelection, placeOf, selectionOf, toBars, toEntriesRequest, type BarOfEntries, type EntriesAnswer } from './entriesOverTime.ts'
import type { LogAddress } from './logQuery.ts'
import { entriesOverTimeMessages } from './messages.ts'

export interface EntriesOverTimeProps extends Pick<ListProps<LogAddress, unknown>, 'query' | 'now' | 'narrow'> {
  timeZone: string
}

/** Shows entries, refusals and visitor calls on the days that activity lists, or of the last week. A time selected here becomes a filter of the list. */
export function EntriesOverTime({ query, now, timeZone, narrow }: EntriesOverTimeProps) {
  const t = entriesOverTimeMessages.useWords()
  const say = useBarWords()
  const list = useFormatsList()
  const request = toEntriesRequest(query, { timeZone, now })
  const question: Question<EntriesAnswer> | null = request && { key: `entriesByDay ${JSON.stringify(request)}`, ask: (api, signal) => api.getEntriesByDay(request, { signal }), changesWith: isByHour(request) ? ['events', 'calls'] : [] }
  const { answer, failure, isLoading, reload } = useQuestion(question, { after: 1 })
  if (!request || (!answer && !failure)) return null
  if (!answer) return <Card><AskFailure {...{ failure, isLoading, reload }} title={t.failed} /></Card>
  const { Days: days, Opened, Denied, Calls, Now, TimeZone } = answer
  const isOfRequest = days[0]?.Date === request.From && days.at(-1)?.Date === request.Until
  const hasCalls = Calls !== null && query.kind !== 'event' && query.outcome === null
  const bars = toBars(days, hasCalls)
  const selected = isOfRequest ? selectionOf(query, days) : null
  const current = localMomentAt(TimeZone, Date.parse(Now))
  const place = placeOf(days, current.date, current.minute)
  const shown = query.kind === 'call' ? 'calls' : query.outcome === 'denied' ? 'denied' : query.outcome === 'opened' ? 'entries' : undefined
  if (shown === 'calls' && Calls === null) return null
  const isCounted = (part: typeof shown, isUsual: boolean) => (shown === undefined ? isUsual : shown === part)
  const counted = list([
    ...(isCounted('entries', true) ? [t.entries({ count: Opened })] : []),
    ...(isCounted('denied', Denied > 0) ? [t.denied({ count: Denied })] : []),
    ...(hasCalls && isCounted('calls', Calls > 0) ? [t.calls({ count: Calls })] : []),
  ])
  return (
    <Card
      aria-busy={!isOfRequest || undefined}
      title={isOfRequest ? say.title(counted, request) : counted}
      actions={selected && <Button size="compact" onClick={() => narrow(periodOfSelection(null, bars, query))}>{t.clear}</Button>}
    >
      <RangeBars
        bars={bars.map((bar, index) => ({ ...bar, ...say.bar(bar, index, bars) }))}
        {...(place !== undefined && { now: place })}
        {...(shown && { shown })}
        value={selected}
        {...(selected && { valueName: say.span(request), sums: { entries: Opened, denied: Denied, calls: Calls ?? 0 } })}
        onValueChange={({ value: next }) => narrow(periodOfSelection(next, bars, query))}
      />
    </Card>
  )
}

/** The instant of a minute on an ISO date, as if the date were in UTC; minute 1440 is the next day's midnight. */
const instantOf = (date: string, minute: number) => new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000).toISOString()
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

type Period = Pick<NonNullable<ReturnType<typeof toEntriesRequest>>, 'From' | 'Until' | 'FromTime' | 'UntilTime'>

function useBarWords() {
  const t = entriesOverTimeMessages.useWords()
  const tag = useLocaleTag()
  const { date, time } = useFormats('UTC')
  const hour = (at: string) => zonedFormat(tag, 'UTC', { hour: 'numeric' }).format(new Date(at))
  const end = (day: string, clock: string | undefined) => (clock === undefined ? date(instantOf(day, 0)) : t.moment({ day: date(instantOf(day, 0)), time: time(instantOf(day, minutesOf(clock))) }))
  /** Formats a period, such as '10:00 PM to 6:00 AM'; only days if it has no times. */
  const span = ({ From, Until, FromTime, UntilTime }: Period): string => {
    const isWhole = FromTime === undefined && UntilTime === undefined
    const at = (day: string, clock: string) => (isWhole ? date(instantOf(day, 0)) : time(instantOf(day, minutesOf(clock))))
    return t.span({ from: at(From, FromTime ?? '00:00'), until: at(Until, UntilTime ?? '24:00') })
  }
  return {
    span,
    /** Says what the bars count in a period. Names a day once: '6 entries on Nov 23, 1:30 AM to 2:30 AM'. */
    title(counted: string, period: Period): string {
      const { From, Until, FromTime, UntilTime } = period
      if (From !== Until) return t.between({ counted, from: end(From, FromTime), until: end(Until, UntilTime) })
      const day = date(instantOf(From, 0))
      return FromTime === undefined && UntilTime === undefined ? t.on({ counted, day }) : t.within({ counted, day, span: span(period) })
    },
    /** Formats the name of a bar and the label below it: the day; for one or two days also the hour. */
    bar({ date: day, from, until }: BarOfEntries, index: number, bars: readonly BarOfEntries[]): { name: string; label?: string; isNewDay: boolean } {
      const dayName = date(instantOf(day, 0))
      const isByDay = until - from === 1440
      const isNewDay = from === 0
      const days = bars.length / (1440 / (until - from))
      const isNamed = isByDay ? index % Math.ceil(days / 6) === 0 : isNewDay || (days <= 2 && from % (days === 1 ? 180 : 360) === 0)
      const name = isByDay ? dayName : t.bar({ day: dayName, from: hour(instantOf(day, from)), until: hour(instantOf(day, until)) })
      return { name, isNewDay: isNewDay && !isByDay, ...(isNamed && { label: isNewDay ? dayName : hour(instantOf(day, from)) }) }
    },
  }
}
