import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { localDateAt, plainFormat, wallTimeOfMinutes, zonedFormat, type Span } from '@portal/domain'
import { Card, EmptyState, HeatMap, Stack, Text, TextLink } from '@portal/ui'
import { useState } from 'react'
import { AskFailure } from '#portal/app/FailureAlert.tsx'
import { activityPath } from '#portal/app/paths.ts'
import type { Question } from '#portal/app/Question.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { busiestHour, daysOfHour, weekOfUse } from './hoursUsed.ts'
import type { ActivityOf } from './latestActivityQuestion.ts'
import { hoursUsedMessages } from './hoursUsed.messages.ts'

type Answer = ResponseOf<typeof endpoints.getEntriesByDay>

const days = 30
const dayLength = 86_400_000

const questionOf = (of: ActivityOf, timeZone: string): Question<Answer> => ({
  key: `hoursUsed ${JSON.stringify(of)}`, changesWith: ['events'],
  ask: (api, signal) => api.getEntriesByDay({ ...of, From: localDateAt(timeZone, api.serverNow() - (days - 1) * dayLength), Until: localDateAt(timeZone, api.serverNow()) }, { signal }),
})

export interface HoursUsedCardProps {
  /** The user, or the unit's residents, whose entries are shown. */
  of: ActivityOf
  /** IANA zone of the property. */
  timeZone: string
  /** The minutes of the week in which the user may enter; null if they aren't known, or differ by resident. */
  permitted: readonly Span[] | null
}

/** Shows in which hours of the week a user or the residents of a unit entered in the last 30 days. A selected hour lists its days, which lead to activity. */
export function HoursUsedCard({ of, timeZone, permitted }: HoursUsedCardProps) {
  const t = hoursUsedMessages.useWords()
  const tag = useLocaleTag()
  const { answer, failure, isLoading, reload } = useQuestion(questionOf(of, timeZone))
  const [selected, setSelected] = useState<number | null>(null)
  if (failure && !answer) return <Card><AskFailure {...{ failure, isLoading, reload }} title={t.failed} /></Card>
  if (!answer) return null
  const { Days, Opened, Denied } = answer
  const [first, last] = [Days[0], Days.at(-1)]
  const hour = (of: number) => zonedFormat(tag, 'UTC', { hour: 'numeric' }).format(of * 3_600_000)
  const busiest = busiestHour(Days)
  const counted = (entries: number, denied: number) => [(entries > 0 || denied === 0) && t.entries({ count: entries }), denied > 0 && t.denied({ count: denied })].filter(Boolean).join(t.and)
  const all = counted(Opened, Denied)
  if (Opened + Denied === 0) return <Card padding="none"><EmptyState title={t.none} /></Card>
  return (
    <Card
      title={busiest === null ? t.counted({ counted: all }) : t.mostly({ counted: all, from: hour(busiest), until: hour(busiest + 1) })}
      actions={Denied > 0 && <TextLink href={activityPath({ ...filterOf(of), outcome: 'denied', ...(first && last && { from: first.Date, until: last.Date }) })}>{t.denied({ count: Denied })}</TextLink>}
    >
      <Stack gap={3}>
        <HeatMap hours={weekOfUse(Days, permitted)} value={selected} onValueChange={({ value: next }) => setSelected(next)} />
        <Text size="small" tone="muted" aria-live="polite">
          {selected === null ? t.hint : <Hour place={selected} of={of} answer={answer} name={t.hour({ day: plainFormat(tag, { weekday: 'long' }).format((Math.floor(selected / 24) + 4) * dayLength), from: hour(selected % 24), until: hour((selected % 24) + 1) })} counted={counted} />}
        </Text>
      </Stack>
    </Card>
  )
}

const filterOf = (of: ActivityOf) => ('UserID' in of ? { who: String(of.UserID) } : { unit: String(of.UnitID) })

interface HourProps {
  /** The position of the hour in the week. */
  place: number
  of: ActivityOf
  answer: Answer
  name: string
  counted: (entries: number, denied: number) => string
}

/** Lists the days on which an hour was used, each with a link to its events. */
function Hour({ place, of, answer: { Days }, name, counted }: HourProps) {
  const t = hoursUsedMessages.useWords()
  const { date: dayName, listOf } = useFormats('UTC')
  const used = daysOfHour(Days, place)
  const hour = place % 24
  return (
    <>
      {name}{' '}
      {used.length === 0 ? t.unused : listOf(used.map(({ date, entries, denied }) => (
        <span key={date}>
          <TextLink href={activityPath({ ...filterOf(of), kind: 'event', from: date, until: date, fromTime: wallTimeOfMinutes(hour * 60), untilTime: wallTimeOfMinutes(hour * 60 + 60) })}>{dayName(`${date}T00:00Z`)}</TextLink>
          {` (${counted(entries, denied)})`}
        </span>
      )))}
    </>
  )
}
