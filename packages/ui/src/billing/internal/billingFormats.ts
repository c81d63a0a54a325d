import { formatCents, plainFormat } from '@portal/domain'

/** How money and dates are written. Money comes as integer cents, dates as ISO dates ('2026-11-24'). */
export interface BillingFormats {
  /** 128450 → '$1,284.50' */
  money: (cents: number) => string
  /** 'Nov 24, 2026' */
  date: (isoDate: string) => string
  /** 'Tuesday, Nov 24' */
  weekday: (isoDate: string) => string
  /** '11/24', as bank statements print it. */
  monthDay: (isoDate: string) => string
}

export interface BillingFormatOptions {
  /** BCP 47, such as 'es-US'. */
  locale?: string
  /** ISO 4217. */
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
