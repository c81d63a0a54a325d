import { formatCents, plainFormat } from '@portal/domain'

/** Writes money and dates. Money is passed in integer cents, dates as ISO dates ('2026-11-24'). */
export interface BillingFormats {
  /** Writes cents as money: 128450 is '$1,284.50'. */
  money: (cents: number) => string
  /** Writes a date: 'Nov 24, 2026'. */
  date: (isoDate: string) => string
  /** Writes a date with its weekday: 'Tuesday, Nov 24'. */
  weekday: (isoDate: string) => string
  /** Writes a date as bank statements do: '11/24'. */
  monthDay: (isoDate: string) => string
}

export interface BillingFormatOptions {
  /** Language as a BCP 47 tag, such as 'es-US'. */
  locale?: string
  /** Currency as an ISO 4217 code, such as 'USD'. */
  currency?: string
}

/** Formats for one language and currency. Dates have no time, so they are read and written in UTC. */
export function createBillingFormats({ locale = 'en-US', currency = 'USD' }: BillingFormatOptions = {}): BillingFormats {
  const date = plainFormat(locale, { dateStyle: 'medium' })
  const weekday = plainFormat(locale, { weekday: 'long', month: 'short', day: 'numeric' })
  const monthDay = plainFormat(locale, { month: '2-digit', day: '2-digit' })
  return {
    money: (cents) => formatCents(cents, locale, currency),
    date: (isoDate) => date.format(dayOf(isoDate)),
    weekday: (isoDate) => weekday.format(dayOf(isoDate)),
    monthDay: (isoDate) => monthDay.format(dayOf(isoDate)),
  }
}

function dayOf(isoDate: string): Date {
  return new Date(`${isoDate.slice(0, 10)}T00:00:00Z`)
}
