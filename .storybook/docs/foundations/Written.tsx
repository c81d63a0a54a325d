import { describeDays, describeRestriction, describeTimes, formatCents, plainFormat, say, unrestricted, zonedFormat, zoneName } from '@portal/domain'
import { writeTime } from '../../../packages/ui/src/forms/TimeField/readTime.ts'
import { en } from '../../../packages/ui/src/words/en.ts'
import { es } from '../../../packages/ui/src/words/es.ts'
import { Table } from './Table.tsx'

const at = Date.parse('2026-11-21T15:41:00Z')
const zone = 'America/Chicago'
const residents = { ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5] as const, start: 480, end: 1080 }] }

/** Examples of dates, times and numbers in English and Spanish, written by the portal's functions. */
const examples: Record<string, (locale: string) => string> = {
  'A moment': (locale) => zonedFormat(locale, zone, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at),
  'A date': (locale) => plainFormat(locale, { dateStyle: 'medium' }).format(Date.parse('2026-11-24')),
  'A time': (locale) => writeTime(581, locale),
  'The end of a day': (locale) => writeTime(1440, locale),
  'A zone, named and never converted in silence': (locale) => zoneName(locale, zone, at),
  'Money': (locale) => formatCents(128450, locale, 'USD'),
  'A count': (locale) => new Intl.NumberFormat(locale).format(61729),
}

export function WrittenValues() {
  const rows = Object.entries(examples).map(([name, write]) => ({ key: name, cells: [name, write('en-US'), write('es-US')] }))
  return <Table heads={['What', 'English', 'Spanish']} rows={rows} />
}

/** Examples of restrictions as sentences. Hours that run overnight name the next day. */
export function WrittenRules() {
  const rows = [
    { what: 'Days', text: describeDays([1, 2, 3, 4, 6], { locale: 'en-US' }) },
    { what: 'Times over midnight', text: describeTimes({ start: 1320, end: 360 }, { locale: 'en-US' }) },
    { what: 'A rule', text: describeRestriction(residents, { locale: 'en-US', timeZone: zone, now: at }) },
  ]
  return <Table heads={['What', 'Sentence']} rows={rows.map(({ what, text }) => ({ key: what, cells: [what, text] }))} />
}

/** Examples of messages about refused input. */
export function WrittenRefusals() {
  const words = [en.TextFilter, es.TextFilter].map((table, at) => say(en.TextFilter, at === 0 ? 'en-US' : 'es-US', table))
  const causes = Object.keys(en.TextFilter.causes) as (keyof typeof en.TextFilter.causes)[]
  const rows = causes.map((cause) => ({ key: cause, cells: [cause, ...words.map((said) => said.refused({ cause: said.causes[cause] }))] }))
  return <Table heads={['Cause', 'English', 'Spanish']} rows={rows} />
}
