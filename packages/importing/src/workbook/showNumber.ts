/**
 * Writes a number of a cell as the workbook shows it: “00417” for the format “00000”, and dates as year-month-day. Other formats leave the
 * number unchanged.
 */
export function showNumber(raw: string, format: string, is1904: boolean): string {
  const value = Number(raw)
  if (!Number.isFinite(value)) return raw
  const section = sectionFor(value, format)
  const read = readFormat(section)
  if (read.isDate) return showDate(value, read.letters, is1904)
  if (read.letters.includes('%')) return `${plain(Number((value * 100).toPrecision(12)))}%`
  return showMask(value, section) ?? plain(value)
}

/**
 * Writes a number without a format. A number with more than fifteen digits has lost the others when it was saved, so it is written in a
 * shortened form.
 */
function plain(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < 1e15 ? String(value) : value.toExponential()
  return String(Number(value.toPrecision(15)))
}

/**
 * The section of a format for a value. A format has up to four sections: for positive and negative numbers, zero, and text, or with
 * conditions such as [<=9999999].
 */
function sectionFor(value: number, format: string): string {
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  const [first = '', second, third] = sections
  for (const section of sections.slice(0, 2)) {
    const [, sign = '', limit = ''] = /^(?:\[[^\]<>=]*\])*\[([<>=]+)(-?[\d.]+)\]/.exec(section) ?? []
    if (sign !== '' && compares(value, sign, Number(limit))) return section
  }
  if (/\[[<>=]/.test(first)) return second ?? first
  if (value < 0 && second !== undefined) return second
  return value === 0 && third !== undefined ? third : first
}

function compares(value: number, sign: string, limit: number): boolean {
  switch (sign) {
    case '<': return value < limit
    case '<=': return value <= limit
    case '>': return value > limit
    case '>=': return value >= limit
    case '=': return value === limit
    default: return value !== limit
  }
}

/** The letters and signs of a format, without literal text. Codes such as [h] are kept. */
function readFormat(section: string): { letters: string; isDate: boolean } {
  const letters = section.replaceAll(/"[^"]*"|\\.|[_*]./g, '').replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').toLowerCase()
  return { letters, isDate: letters !== 'general' && /[dmyhs]/.test(letters.replaceAll(/am\/pm|a\/p|general|e\+/g, '')) }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (number: number) => String(number).padStart(2, '0')
const millisecondsOfDay = 86_400_000

/** Writes a date, given as days since the last day of 1899, or since 1904. Spreadsheets count February 29, 1900, which did not exist. */
function showDate(value: number, letters: string, is1904: boolean): string {
  if (value < 0 || value > 2_958_465) return plain(value)
  const days = is1904 ? value + 1462 : value < 60 ? value + 1 : value
  const date = new Date(Math.round((days - 25_569) * millisecondsOfDay / 1000) * 1000)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  const hasDay = /d/.test(letters)
  const hasYear = /y/.test(letters)
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  if (!hasDay && !hasYear) return time
  // A date without a year may be a text such as 3-14 that the spreadsheet turned into a date. It is written as in the workbook, so that the
  // check finds it.
  if (!hasYear) return `${day}-${months[month] ?? ''}`
  if (!hasDay) return `${months[month] ?? ''}-${two(year % 100)}`
  return `${year}-${two(month + 1)}-${two(day)}${/h/.test(letters) && time !== '00:00' ? ` ${time}` : ''}`
}

/** Writes digits in a format of zeros, such as 00000 or (000) 000-0000; null for a format of another kind. */
function showMask(value: number, section: string): string | null {
  const mask = section.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/_./g, '').replaceAll(/\*./g, '')
  const parts = [...mask.matchAll(/"([^"]*)"|\\(.)|(.)/g)].map(([, quoted, escaped, sign = '']) => ({ literal: quoted ?? escaped ?? (/[0#?]/.test(sign) ? null : sign), sign }))
  const places = parts.filter(({ literal }) => literal === null)
  const isPlain = parts.every(({ literal, sign }) => literal === null || sign === '' || /[\s()/+-]/.test(sign))
  if (!isPlain || places.length === 0 || !Number.isInteger(value) || value < 0 || value >= 1e15) return null
  const digits = String(value).padStart(places.filter(({ sign }) => sign === '0').length, '0')
  let left = digits.length
  let shown = ''
  for (const [index, { literal }] of [...parts.entries()].toReversed()) {
    // The first zero takes all remaining digits.
    const taken = literal !== null ? 0 : parts.slice(0, index).some((part) => part.literal === null) ? 1 : left
    shown = (literal ?? digits.slice(Math.max(left - taken, 0), left)) + shown
    left = Math.max(left - taken, 0)
  }
  return shown
}
