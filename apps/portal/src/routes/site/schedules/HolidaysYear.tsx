import { firstOfMonth, toDayNumber } from '@portal/domain'
import { Stack, Text, YearCalendar } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { schedulePath } from '#portal/app/paths.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import type { Holiday } from './holidayForm.ts'
import { holidayParam } from './HolidaysCard.tsx'
import { holidaysYearMessages } from './messages.ts'
import type { Schedule } from './scheduleForm.ts'

export interface HolidaysYearProps {
  holidays: Holiday[]
  schedules: Schedule[]
  /** Today as an ISO date at the property. */
  today: string
  mayEdit: boolean
}

const ofSchedule = 'schedule '

/** Shows the holidays and the exceptions of schedules in the next twelve months as a calendar; a day opens its holiday or schedule. */
export function HolidaysYear({ holidays, schedules, today, mayEdit }: HolidaysYearProps) {
  const t = holidaysYearMessages.useWords()
  const tag = useLocaleTag()
  const navigate = useNavigate()
  const [, edit] = useOpenInAddress(holidayParam)
  const [start, end] = [toDayNumber(today) ?? 0, toDayNumber(firstOfMonth(today, 12)) ?? 0]
  const spansOf = (dates: readonly { From: string; Until: string }[]) =>
    dates.map(({ From, Until }) => [Math.max(start, toDayNumber(From) ?? 0), Math.min(end - 1, toDayNumber(Until) ?? 0)] as const).filter(([from, until]) => from <= until)
  const spans = spansOf(holidays)
  const days = new Set(spans.flatMap(([from, until]) => Array.from({ length: until - from + 1 }, (_, day) => from + day)))
  const exceptions = schedules.filter(({ IsActive }) => IsActive).flatMap(({ ID, Name: schedule, Exceptions }) => Exceptions.map(({ Name: name, From, Until }) => ({ ID, From, Until, name: name === '' ? schedule : t.exceptionOf({ schedule, name }) })))
  const toCome = spansOf(exceptions).length
  const [next] = holidays.filter(({ Until }) => Until >= today).toSorted((one, other) => one.From.localeCompare(other.From))
  const when = next && new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(Math.max(0, (toDayNumber(next.From) ?? 0) - start), 'day')
  const counts = { holidays: t.holidays({ count: spans.length }), days: t.days({ count: days.size }) }
  return (
    <Stack gap={4}>
      <div>
        <Text isStrong>{toCome > 0 ? t.withExceptions({ ...counts, exceptions: t.exceptions({ count: toCome }) }) : spans.length === 0 ? t.none : t.counted(counts)}</Text>
        {next && when && <Text size="small" tone="muted">{t.next({ name: next.Name, when })}</Text>}
      </div>
      <YearCalendar
        today={today}
        marks={[
          ...holidays.map(({ ID, Name, From, Until }) => ({ id: String(ID), name: Name, from: From, until: Until })),
          ...exceptions.map(({ ID, name, From, Until }) => ({ id: `${ofSchedule}${ID}`, name, from: From, until: Until, isException: true })),
        ]}
        {...(mayEdit && { onOpen: ({ id }) => (id.startsWith(ofSchedule) ? void navigate(schedulePath(Number(id.slice(ofSchedule.length)))) : edit(id)) })}
      />
    </Stack>
  )
}
