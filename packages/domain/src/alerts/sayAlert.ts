import { zonedFormat } from '../time/zonedFormat.ts'
import type { Words } from '../words/messages.ts'
import type { alertMessages } from './alertMessages.ts'
import { type AlertRule, alertTraits } from './alertRule.ts'

export interface AlertWriting {
  words: Words<typeof alertMessages>
  locale: string
  /** IANA time zone of the property. */
  timeZone: string
}

/** The facts that the messages of an alert contain. */
export interface SaidAlert {
  rule: AlertRule
  /** The name of the door, controller or invoice, or the reason of a lockdown. */
  name: string
  since: number
  /** When the cause ended; null while it lasts. */
  until: number | null
}

const listed = (locale: string, names: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

/** Writes minutes in their largest whole unit; in days only from two days on. */
export function sayAlertTime(minutes: number, locale: string): string {
  const [unit, length] = minutes % 1440 === 0 && minutes > 1440 ? (['day', 1440] as const) : minutes % 60 === 0 && minutes > 0 ? (['hour', 60] as const) : (['minute', 1] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / length)
}

/** The cause of a rule in words: 'Door left open for 5 minutes, any door'. `places` are the names of `rule.at`. */
export function sayAlertRule({ cause, at, minutes, count }: AlertRule, places: readonly string[], { words, locale }: Omit<AlertWriting, 'timeZone'>): string {
  const rule = words.rule[cause]
  const said = typeof rule === 'string' ? rule : rule({ time: sayAlertTime(minutes, locale), count })
  const { at: kind } = alertTraits[cause]
  if (kind === null) return said
  const [first = '', ...others] = places
  const place = at === null ? words.any[kind] : others.length > 1 ? words.more({ place: first, count: others.length }) : listed(locale, places)
  return place === '' ? said : words.ruleAt({ rule: said, place })
}

/** A whole rule in words: 'Door left open for 5 minutes, any door: tell Dana by email and text.' `people` are the names of `rule.to`. */
export function sayAlertSentence(rule: AlertRule, places: readonly string[], people: readonly string[], writing: Omit<AlertWriting, 'timeZone'>): string {
  const { words, locale } = writing
  const said = sayAlertRule(rule, places, writing)
  if (rule.ways.length === 0 || rule.to?.length === 0) return words.tellNobody({ rule: said })
  const who = rule.to === null ? words.administrators : listed(locale, people)
  return words.tell({ rule: said, who, ways: listed(locale, rule.ways.map((way) => words.way[way])) })
}

/** The title of an alert, also the subject of its mail: 'Garage Level P2 is left open'. */
export function sayAlertTitle({ rule, name, since, until }: SaidAlert, writing: AlertWriting): string {
  const { words, locale } = writing
  const over = until === null ? undefined : words.over[rule.cause as keyof typeof words.over]
  return (over ?? words.now[rule.cause])({ name, count: rule.count, time: sayAlertTime(rule.minutes, locale), since: sayInstant(since, writing) })
}

/** The sentence of an alert, also its text message: 'Garage Level P2 has been open since Sat, Nov 21, 4:06 PM.' */
export function sayAlertText({ rule, name, since, until }: SaidAlert, writing: AlertWriting): string {
  const { words, locale } = writing
  const values = { name, since: sayInstant(since, writing), until: sayInstant(until ?? since, writing), count: rule.count, time: sayAlertTime(rule.minutes, locale) }
  const over = until === null ? undefined : words.overText[rule.cause as keyof typeof words.overText]
  return (over ?? words.text[rule.cause])(values)
}

function sayInstant(at: number, { locale, timeZone }: AlertWriting): string {
  return zonedFormat(locale, timeZone, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at).replaceAll('\u202f', ' ')
}

/** The parts of an alert's mail and text message, as the service sends them and the editor shows them. */
export interface AlertLetter {
  subject: string
  /** The paragraphs after the greeting. */
  paragraphs: string[]
  text: string
}

export interface AlertSender {
  /** The property's name. */
  property: string
  address: string
  /** The names of `rule.at`. */
  places: readonly string[]
  isAgain: boolean
  /** Address of the page on which the reader turns the rule off; null for a reader who does not sign in. */
  link: string | null
  /** Whether the link opens the user's own account, because the reader may not open the alerts page. */
  isRecipientAlone?: boolean
  isTest: boolean
}

export function writeAlert(alert: SaidAlert, { property, address, places, isAgain, link, isRecipientAlone = false, isTest }: AlertSender, writing: AlertWriting): AlertLetter {
  const { words } = writing
  const title = sayAlertTitle(alert, writing)
  const text = sayAlertText(alert, writing)
  const test = isTest ? [words.isTest] : []
  return {
    subject: isAgain ? words.still({ subject: title }) : title,
    paragraphs: [
      ...test, text, [property, address].filter(Boolean).join('\n'), words.why({ rule: sayAlertRule(alert.rule, places, writing) }), ...(link === null ? [] : [words[isRecipientAlone ? 'muteAlone' : 'mute']({ link })]),
    ],
    text: [`${property}:`, ...test, text].join(' '),
  }
}
