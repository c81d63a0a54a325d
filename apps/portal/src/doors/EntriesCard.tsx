import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { localMomentAt, wallTimeOfMinutes, zonedFormat } from '@portal/domain'
import { BarsByHour, Button, Card, Text, TextLink } from '@portal/ui'
import { activityPath } from '#portal/app/paths.ts'
import { type Question, useQuestion } from '#portal/app/asking.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { failureMessages } from '#portal/app/failure.messages.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { busiestHour } from '#portal/log/hoursUsed.ts'
import { entriesMessages } from './entries.messages.ts'

type EntriesAnswer = ResponseOf<typeof endpoints.getEntriesByHour>

/** Milliseconds between two requests. */
const pause = 60_000

const questionOf = ({ property, door }: EntriesCardProps): Question<EntriesAnswer> => ({
  key: `entries:${property ?? ''}:${door ?? ''}`,
  ask: (api, signal) => api.getEntriesByHour({ ...(property && { PropertyID: property }), ...(door !== undefined && { PortID: door }) }, { signal }),
})

export interface EntriesCardProps {
  /** The id of one door; all doors' entries if omitted. */
  door?: string
  /** The id of one property; null or omitted for all of the account's entries. */
  property?: number | null
}

/** Shows today's entries by hour beside a usual day. */
export function EntriesCard({ door, property }: EntriesCardProps) {
  const t = entriesMessages.useWords()
  const again = failureMessages.useWords()
  const tag = useLocaleTag()
  const failureText = useFailureText()
  const { answer, failure, reload } = useQuestion(questionOf({ door, property }), { every: () => pause })
  if (!answer) {
    return failure && <Card title={t.failed} actions={<Button size="compact" onClick={reload}>{again.tryAgain}</Button>}><Text>{failureText(failure)}</Text></Card>
  }
  const { Hours, Usual, Now, TimeZone, Date: date } = answer
  const at = Date.parse(Now)
  const weekday = zonedFormat(tag, TimeZone, { weekday: 'long' }).format(at)
  const opened = Hours.reduce((sum, { Opened }) => sum + Opened, 0)
  const denied = Hours.reduce((sum, { Denied }) => sum + Denied, 0)
  const busiest = busiestHour([{ Opened: Hours.map(({ Opened }) => Opened) }])
  const hourName = (hour: number) => zonedFormat(tag, 'UTC', { hour: 'numeric' }).format(hour * 3_600_000)
  const activityToday = (filter: Parameters<typeof activityPath>[0]) => activityPath({ ...filter, from: date, until: date, ...(property && { property: String(property) }), ...(door !== undefined && { door }) })
  const sentence = () => {
    const entries = opened === 0 ? t.none : t.today({ count: opened })
    const usualByNow = Math.round(Usual?.OpenedByNow ?? 0)
    if (usualByNow === 0) return entries
    const more = opened - usualByNow
    const compared = { entries, weekday, time: zonedFormat(tag, TimeZone, { hour: 'numeric', minute: '2-digit' }).format(at) }
    if (more === 0) return t.same(compared)
    return more > 0 ? t.more({ ...compared, difference: more }) : t.fewer({ ...compared, difference: -more })
  }
  return (
    <Card
      title={sentence()}
      facts={busiest !== null && t.busiest({ from: hourName(busiest), until: hourName(busiest + 1) })}
      actions={denied > 0 && <TextLink href={activityToday({ outcome: 'denied' })}>{t.denied({ count: denied })}</TextLink>}
    >
      <BarsByHour
        hours={Hours.map(({ Opened, Denied }, hour) => ({ entries: Opened, denied: Denied, ...(Usual && { usual: Usual.Opened[hour] ?? 0 }) }))}
        hrefFor={(hour) => activityToday({ kind: 'event', fromTime: wallTimeOfMinutes(hour * 60), untilTime: wallTimeOfMinutes((hour + 1) * 60) })}
        now={localMomentAt(TimeZone, at).minute}
        {...(Usual && { usualByNow: Usual.OpenedByNow })}
        labels={{ usual: t.usual({ weekday }) }}
      />
    </Card>
  )
}
