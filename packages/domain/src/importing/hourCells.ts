import type { WeekWindow } from '../access/restriction/restriction.ts'
import { foldText } from '../textInput/foldText.ts'
import { minutesPerDay, type Weekday, weekdays } from '../time/weekdays.ts'
import { splitSeveral } from './personMention.ts'

const shown = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
/** How names of weekdays begin in files, Monday first. */
const beginnings: readonly (readonly string[])[] = [shown.map((name) => name.toLowerCase()), ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom']]
const everyDay: ReadonlySet<string> = new Set(['', 'daily', 'every day', 'all days', 'cada dia', 'diario', 'todos los dias'])

/** Reads weekly hours such as “Mon-Fri 08:00-18:00; Sat, Sun 9 am-1 pm”; null for any other text. */
export function readHoursCell(text: string): WeekWindow[] | null {
  const windows: WeekWindow[] = []
  for (const part of splitSeveral(text)) {
    const [, days = '', from = '', until = ''] = /^(.*?)\s*(\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]m)?)\s*(?:-|–|to|a)\s*(\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]m)?)$/i.exec(part) ?? []
    const [start, end] = [readMinute(from), readMinute(until)]
    const of = readDays(days)
    if (of === null || start === null || end === null || start === end || start === minutesPerDay || end === 0) return null
    windows.push({ days: of, start, end })
  }
  return windows.length === 0 ? null : windows
}

/** Writes weekly hours in the form that `readHoursCell` reads. */
export function showHours(windows: readonly WeekWindow[]): string {
  return windows.map(({ days, start, end }) => `${showDays(days)} ${showMinute(start)}-${showMinute(end)}`).join('; ')
}

function readMinute(text: string): number | null {
  const [, hours = '', minutes = '0', half = ''] = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?$/i.exec(text.trim()) ?? []
  if (hours === '' || Number(minutes) > 59) return null
  const hour = Number(hours)
  if (half !== '' && (hour < 1 || hour > 12)) return null
  const minute = (half === '' ? hour : (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minutes)
  return minute > minutesPerDay ? null : minute
}

function readDays(text: string): Weekday[] | null {
  const said = foldText(text.trim())
  if (everyDay.has(said)) return [...weekdays]
  const found = new Set<Weekday>()
  for (const part of said.split(/\s*(?:,|\+|&| and | y )\s*/)) {
    const [first, last = first] = part.split(/\s*(?:-|–| to | a )\s*/).map(readDay)
    if (first == null || last == null) return null
    for (let day = first; ; day = weekdays[day % 7] ?? 1) {
      found.add(day)
      if (day === last) break
    }
  }
  return weekdays.filter((day) => found.has(day))
}

function readDay(text: string): Weekday | null {
  const at = text.length < 3 ? -1 : Math.max(...beginnings.map((names) => names.findIndex((name) => text.startsWith(name))))
  return weekdays[at] ?? null
}

/** Writes days; three or more in a row are a range. */
function showDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = []
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: Weekday | undefined) => shown[(day ?? 1) - 1] ?? ''
  return runs.map((run) => (run.length > 2 ? `${name(run[0])}-${name(run.at(-1))}` : run.map(name).join(', '))).join(', ')
}

const showMinute = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
