import { plainFormat } from '@portal/domain'
import { Heading, Stack, Text, UptimeBar } from '@portal/ui'
import { AskFailure, useAsk } from '#portal/app/asking.tsx'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { devicesMessages } from './controllers.messages.ts'

/** The largest number of days offline that the sentence names. */
const named = 3

/** Shows for how long a controller was offline in the last 30 days. A new `state` sends the request again. */
export function ControllerUptime({ id, state }: { id: number; state: string }) {
  const t = devicesMessages.useWords()
  const tag = useLocaleTag()
  const list = useFormatsList()
  const asked = useAsk(`${id} ${state}`, (api, signal) => api.getControllerUptime({ ModuleID: id }, { signal }))
  if (!asked.answer) return <AskFailure {...asked} title={t.uptimeFailed} />
  const { Days } = asked.answer
  const sum = (of: 'Recorded' | 'Offline') => Days.reduce((total, day) => total + day[of], 0)
  const [recorded, offline] = [sum('Recorded'), sum('Offline')]
  const dayName = (date: string, index: number) => (index === Days.length - 1 ? t.today : plainFormat(tag, { month: 'short', day: 'numeric' }).format(Date.parse(`${date}T00:00Z`)))
  const days = Days.map(({ Date: date, Recorded, Offline }, index) => ({ name: dayName(date, index), recorded: Recorded, offline: Offline }))
  const longest = days.filter((day) => day.offline > 0).toSorted((one, other) => other.offline - one.offline).slice(0, named)
  const length = (minutes: number) => new Intl.NumberFormat(tag, { style: 'unit', unit: minutes < 120 ? 'minute' : 'hour', maximumFractionDigits: minutes < 120 ? 0 : 1 }).format(minutes < 120 ? Math.max(1, Math.round(minutes)) : minutes / 60)
  // The share is rounded down, so that 100 % always means no time offline.
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(Math.floor((1 - offline / recorded) * 10_000) / 10_000)
  return (
    <section>
      <Stack gap={2}>
        <div>
          <Heading level={3} size="card">{recorded === 0 ? t.uptimeUnknown : t.uptime({ share, count: Days.filter(({ Recorded }) => Recorded > 0).length })}</Heading>
          {longest.length > 0 && <Text size="small" tone="muted">{t.offlineOn({ days: list(longest.map((day) => t.offlineDay({ day: day.name, time: length(day.offline) }))) })}</Text>}
        </div>
        <UptimeBar days={days} />
      </Stack>
    </section>
  )
}
