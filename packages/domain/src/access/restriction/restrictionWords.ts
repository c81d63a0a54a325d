import type { Words } from '../../words/messages.ts'
import { say } from '../../words/say.ts'
import { es as spanish } from './restriction.messages.es.ts'
import { restrictionEnglish as english } from './restriction.messages.ts'

/** The parts of a sentence about a restriction, by language, for translators. */
export const restrictionMessages = { en: english, es: spanish }

export type RestrictionWords = Words<typeof english>

/** Words with the locale for dates and numbers, so that both have the same language. */
export interface RestrictionVoice {
  locale: string
  words: RestrictionWords
}

const voices = new Map<string, RestrictionVoice>()

/** The built-in words of a locale. A locale without words gets American English, for dates too. */
export function restrictionVoiceOf(locale: string): RestrictionVoice {
  const known = voices.get(locale)
  if (known) return known
  const language = locale.toLowerCase().split('-')[0]
  const made = language === 'es' ? { locale, words: say(english, locale, spanish) } : englishVoice(language === 'en' ? locale : 'en-US')
  voices.set(locale, made)
  return made
}

const englishVoice = (locale: string): RestrictionVoice => ({ locale, words: say(english, locale) })
