import type { Words } from '../../words/messages.ts'
import { say } from '../../words/say.ts'
import { es } from './accessSummary.messages.es.ts'
import { accessSummaryEnglish } from './accessSummary.messages.ts'

export type AccessSummaryWords = Words<typeof accessSummaryEnglish>

/** The built-in words of a locale, or English if there are none. */
export function accessSummaryWordsOf(locale: string): AccessSummaryWords {
  return say(accessSummaryEnglish, locale, locale.toLowerCase().split('-')[0] === 'es' ? es : undefined)
}
