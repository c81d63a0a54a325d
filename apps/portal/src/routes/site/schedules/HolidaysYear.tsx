import { firstOfMonth, toDayNumber } from '@portal/domain'
import { Card, YearCalendar } from '@portal/ui'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import type { Holiday } from './holidayForm.ts'
import { holidayParam } from './HolidaysCard.tsx'
import { holidaysYearMessages } from './messages.ts'

export interface HolidaysYearProps {
  holidays: Holiday[]
  /** Today as an ISO date at the property. */
  today: string
  mayEdit: boolean
}

/** Shows the holidays of the next twelve months as a calendar; a day opens its holiday. */
export function HolidaysYear({ holidays, today, mayEdit }: HolidaysYearProps) {
  const t = holidaysYearMessages.useWords()
  const tag = useLocaleTag()
  const [, edit] = useOpenInAddress(holidayParam)
  const [start, end] = [toDayNumber(today) ?? 0, toDayNumber(firstOfMonth(today, 12)) ?? 0]
  const spans = holidays.map(({ From, Until }) => [Math.max(start, toDayNumber(From) ?? 0), Math.min(end - 1, toDayNumber(Until) ?? 0)] as const).filter(([from, until]) => from <= until)
  const days = new Set(spans.flatMap(([from, until]) => Array.from({ length: until - from + 1 }, (_, day) => from + day)))
  const [next] = holidays.filter(({ Until }) => Until >= today).toSorted((one, other) => one.From.localeCompare(other.From))
  const when = next && new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(Math.max(0, (toDayNumber(next.From) ?? 0) - start), 'day')
  return (
    <Card
      fact={next && when && t.next({ name: next.Name, when })}
      title={spans.length === 0 ? t.none : t.counted({ holidays: t.holidays({ count: spans.length }), days: t.days({ count: days.size }) })}
    >
      <YearCalendar
        today={today}
        marks={holidays.map(({ ID, Name, From, Until }) => ({ id: String(ID), name: Name, from: From, until: Until }))}
        {...(mayEdit && { onOpen: ({ id }) => edit(id) })}
      />
    </Card>
  )
}
