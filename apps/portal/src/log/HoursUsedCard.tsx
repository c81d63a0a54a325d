import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { localDateAt, plainFormat, wallTimeOfMinutes, zonedFormat } from '@portal/domain'
import { Card, EmptyState, FilterSelect, HeatMap, Stack, Text, TextLink } from '@portal/ui'
import { useState } from 'react'
import { placesQuestion, portsOfAll } from '#portal/access/places.ts'
import { AskFailure, type Question, useQuestion } from '#portal/app/asking.tsx'
import { activityPath } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormats, useFormatsList } from '#portal/i18n/useFormats.ts'
import { busiestHour, daysCounted, daysOfHour, doorsWithFewerHours, filterOf, type HoursAccess, permittedHours, weekOfUse } from './hoursUsed.ts'
import type { ActivityOf } from './latestActivityQuestion.ts'
import { hoursUsedMessages } from './hoursUsed.messages.ts'

type Answer = ResponseOf<typeof endpoints.getEntriesByDay>

const dayLength = 86_400_000

/** The doors and days whose entries are shown. */
interface Shown {
  /** The id of a door; empty for all. */
  door: string
  days: number
}

const questionOf = (of: ActivityOf, { door, days }: Shown, timeZone: string): Question<Answer> => ({
  key: `hoursUsed ${JSON.stringify([of, door, days])}`, changesWith: ['events'],
  ask: (api, signal) => api.getEntriesByDay({ ...of, ...(door !== '' && { PortID: door }), From: localDateAt(timeZone, api.serverNow() - (days - 1) * dayLength), Until: localDateAt(timeZone, api.serverNow()) }, { signal }),
})

export interface HoursUsedCardProps {
  /** The user, or the unit's residents, whose entries are shown. */
  of: ActivityOf
  /** IANA zone of the property. */
  timeZone: string
  /** What the user may enter, to outline the permitted hours. Omit if it differs by resident. */
  access?: HoursAccess | undefined
}

/** Shows in which hours of the week a user or the residents of a unit entered in the last 30 days. A selected hour lists its days, which lead to activity. */
export function HoursUsedCard({ of, timeZone, access }: HoursUsedCardProps) {
  const t = hoursUsedMessages.useWords()
  const tag = useLocaleTag()
  const list = useFormatsList()
  const mayDo = useRights()
  const [shown, setShown] = useState<Shown>({ door: '', days: daysCounted })
  const { answer, failure, isLoading, reload } = useQuestion(questionOf(of, shown, timeZone), { after: 1 })
  const [selected, setSelected] = useState<number | null>(null)
  if (failure && !answer) return <Card><AskFailure {...{ failure, isLoading, reload }} title={t.failed} /></Card>
  if (!answer) return null
  const { Days, Opened, Denied } = answer
  const { door } = shown
  // While the answer to another filter loads, the card keeps the old one, with the old number of days.
  const days = Days.length
  const hour = (of: number) => zonedFormat(tag, 'UTC', { hour: 'numeric' }).format(of * 3_600_000)
  const busiest = busiestHour(Days)
  const counted = (entries: number, denied: number) => [(entries > 0 || denied === 0) && t.entries({ count: entries }), denied > 0 && t.denied({ count: denied })].filter(Boolean).join(t.and)
  const all = counted(Opened, Denied)
  const fewer = access && door === '' ? doorsWithFewerHours(access) : null
  const permittedAt = () => {
    if (!access || !fewer || fewer.length === 0 || fewer.length === access.Ports.length) return undefined
    if (fewer.length <= 2) return t.permittedAllBut({ doors: list(fewer.map(({ PortName }) => PortName)) })
    return t.permittedAt({ count: access.Ports.length - fewer.length, total: access.Ports.length })
  }
  const permitted = permittedAt()
  const isNone = Opened + Denied === 0
  if (isNone && door === '' && shown.days === daysCounted) return <Card padding="none"><EmptyState title={t.none({ days })} /></Card>
  return (
    <Card
      aria-busy={isLoading || undefined}
      title={isNone ? t.none({ days }) : busiest === null ? t.counted({ counted: all, days }) : t.mostly({ counted: all, days, from: hour(busiest), until: hour(busiest + 1) })}
      facts={!isNone && t.hint}
      actions={(
        <>
          {mayDo('devices.view') && <DoorFilter value={door} onChange={(next) => setShown({ ...shown, door: next })} />}
          <FilterSelect label={t.days({ count: daysCounted })} value={shown.days === daysCounted ? '' : String(shown.days)} options={[{ value: '7', label: t.days({ count: 7 }) }]} onValueChange={({ value }) => setShown({ ...shown, days: Number(value) || daysCounted })} />
        </>
      )}
    >
      <Stack gap={selected === null ? 0 : 3}>
        <HeatMap hours={weekOfUse(Days, access ? permittedHours(access, door) : null)} {...(permitted !== undefined && { labels: { permitted } })} value={selected} onValueChange={({ value: next }) => setSelected(next)} />
        <Text size="small" tone="muted" aria-live="polite">
          {selected !== null && <Hour place={selected} filter={{ ...filterOf(of), ...(door !== '' && { door }) }} answer={answer} name={t.hour({ day: plainFormat(tag, { weekday: 'long' }).format((Math.floor(selected / 24) + 4) * dayLength), from: hour(selected % 24), until: hour((selected % 24) + 1) })} counted={counted} />}
        </Text>
      </Stack>
    </Card>
  )
}

/** Chooses one of the account's doors. */
function DoorFilter({ value, onChange }: { value: string; onChange: (door: string) => void }) {
  const t = hoursUsedMessages.useWords()
  const ports = portsOfAll(useQuestion(placesQuestion).answer?.Locations ?? [])
  return <FilterSelect label={t.allDoors} value={value} options={ports.map(({ PortID, Name }) => ({ value: PortID, label: Name }))} onValueChange={({ value: next }) => onChange(next)} />
}

interface HourProps {
  /** The position of the hour in the week. */
  place: number
  /** The filter of activity for the same events. */
  filter: Parameters<typeof activityPath>[0]
  answer: Answer
  name: string
  counted: (entries: number, denied: number) => string
}

/** Lists the days on which an hour was used, each with a link to its events. */
function Hour({ place, filter, answer: { Days }, name, counted }: HourProps) {
  const t = hoursUsedMessages.useWords()
  const { date: dayName, listOf } = useFormats('UTC')
  const used = daysOfHour(Days, place)
  const hour = place % 24
  return (
    <>
      {name}{' '}
      {used.length === 0 ? t.unused : listOf(used.map(({ date, entries, denied }) => (
        <span key={date}>
          <TextLink href={activityPath({ ...filter, kind: 'event', from: date, until: date, fromTime: wallTimeOfMinutes(hour * 60), untilTime: wallTimeOfMinutes(hour * 60 + 60) })}>{dayName(`${date}T00:00Z`)}</TextLink>
          {` (${counted(entries, denied)})`}
        </span>
      )))}
    </>
  )
}
