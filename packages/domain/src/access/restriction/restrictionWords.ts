import type { Translation, Words } from '../../words/messages.ts'
import { say } from '../../words/say.ts'

/** The pieces of a sentence about a restriction. Times, dates and lists arrive written out. */
const english = {
  anyTime: 'at any time',
  noTime: 'at no time',
  everyDay: 'every day',
  allDay: 'all day',
  midnight: 'midnight',
  dayRange: '{first} to {last}',
  timeRange: '{start} to {end}',
  overnight: '{start} to {end} the next day',
  daysAndTimes: '{days}, {times}',
  dateAndTime: '{date}, {time}',
  dateRange: '{first} to {last}',
  from: 'from {moment}',
  until: 'until {moment}',
  through: 'through {date}',
  uses: { one: '{count} use', other: '{count} uses' },
  usesLeft: { one: '{count} use left', other: '{count} uses left' },
  usesPerDay: { one: 'at most {count} entry a day', other: 'at most {count} entries a day' },
  onDays: '{limit} on {days}',
  closedOnHolidays: 'closed on holidays',
  open: 'open {when}',
  closed: 'closed {when}',
  named: '{exception} (“{name}”)',
  timesIn: 'times in {zone}',
} as const

const spanish: Translation<typeof english> = {
  anyTime: 'a cualquier hora',
  noTime: 'en ningún momento',
  everyDay: 'todos los días',
  allDay: 'todo el día',
  midnight: 'medianoche',
  dayRange: 'de {first} a {last}',
  timeRange: 'de {start} a {end}',
  overnight: 'de {start} a {end} del día siguiente',
  daysAndTimes: '{days}, {times}',
  dateAndTime: '{date}, {time}',
  dateRange: 'del {first} al {last}',
  from: 'desde el {moment}',
  until: 'hasta el {moment}',
  through: 'hasta el final del {date}',
  uses: { one: '{count} uso', other: '{count} usos' },
  usesLeft: { one: 'queda {count} uso', other: 'quedan {count} usos' },
  usesPerDay: { one: 'como máximo {count} entrada al día', other: 'como máximo {count} entradas al día' },
  onDays: '{limit}: {days}',
  closedOnHolidays: 'cerrado en días festivos',
  open: 'abierto: {when}',
  closed: 'cerrado: {when}',
  named: '{exception} («{name}»)',
  timesIn: 'en {zone}',
}

/** The pieces of a sentence about a restriction as data, by language, for translators. */
export const restrictionMessages = { en: english, es: spanish }

export type RestrictionWords = Words<typeof english>

/** The words, and the locale in which dates and numbers are written, so that both are of one language. */
export interface RestrictionVoice {
  locale: string
  words: RestrictionWords
}

const voices = new Map<string, RestrictionVoice>()

/** The built-in words of a locale. A locale without words gets American English, dates included. */
export function restrictionVoiceOf(locale: string): RestrictionVoice {
  const known = voices.get(locale)
  if (known) return known
  const language = locale.toLowerCase().split('-')[0]
  const made = language === 'es' ? { locale, words: say(english, locale, spanish) } : englishVoice(language === 'en' ? locale : 'en-US')
  voices.set(locale, made)
  return made
}

const englishVoice = (locale: string): RestrictionVoice => ({ locale, words: say(english, locale) })
