import { plainFormat } from '@portal/domain'

const endOfDay = 1440
const written = /^(\d{1,2})(?:[:.h]?(\d{2}))?(a|p|am|pm)?$/

/**
 * Reads a typed time of day and returns minutes, 0 to 1440, or null if it isn't a time: '9', '9:30 pm', '2130', '21.30', '12a', '24:00'.
 * "am" and "pm" are read in English and as the locale writes them.
 */
export function readTime(text: string, locale?: string): number | null {
  const { am, pm } = dayHalves(locale)
  const plain = simplify(latinDigits(text)).replace(am, 'am').replace(pm, 'pm')
  const [, hours, minutes = '0', half] = written.exec(plain) ?? []
  if (hours === undefined) return null
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const full = half === undefined ? hour : (hour % 12) + (half.startsWith('p') ? 12 : 0)
  const time = full * 60 + minute
  return minute > 59 || time > endOfDay ? null : time
}

/** Writes a time as the locale does. In a 24-hour locale an end at midnight is '24:00', because '00:00' would be a start. */
export function writeTime(minute: number, locale?: string): string {
  const format = plainFormat(locale, { hour: 'numeric', minute: '2-digit' })
  if (minute === endOfDay && format.resolvedOptions().hour12 !== true) {
    return plainFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h24' }).format(0)
  }
  return format.format(minute * 60_000).replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** The next earlier or later time that is a multiple of `step` minutes, within the day. */
export function stepTime(minute: number, step: number, limits: { min: number, max: number }): number {
  const size = Math.abs(step)
  const next = step > 0 ? Math.floor(minute / size) * size + size : Math.ceil(minute / size) * size - size
  return Math.min(limits.max, Math.max(limits.min, next))
}

/** 'am' and 'pm' as the locale writes them, normalized to compare with typed text. */
function dayHalves(locale: string | undefined): { am: string, pm: string } {
  const format = plainFormat(locale, { hour: 'numeric', hour12: true })
  const half = (hour: number) => format.formatToParts(hour * 3_600_000).find(({ type }) => type === 'dayPeriod')?.value ?? ''
  return { am: simplify(half(6)) || 'am', pm: simplify(half(18)) || 'pm' }
}

function simplify(text: string): string {
  return text.toLowerCase().replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll(/(?<=[ap\p{L}])\./gu, '')
}

/** Converts Arabic and Persian digits. */
function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}
