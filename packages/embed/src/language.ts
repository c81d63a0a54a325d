import type { inviteMessages, Translation } from '@portal/domain'
import { loadSpanish } from './laterFiles.ts'

type InviteTranslation = Translation<typeof inviteMessages>

/** Languages besides English, each loaded on first use. */
const translations: Readonly<Record<string, () => Promise<InviteTranslation>>> = {
  es: loadSpanish,
}

export interface Language {
  /** The locale of dates and numbers, always in the same language as the texts. */
  locale: string
  translation: InviteTranslation | undefined
  /** English in place of a language that the element doesn't have. */
  isFallback?: boolean
}

const english = 'en-US'

/** Loads the texts of a language. English is used if there are none, or if they cannot be loaded. */
export async function loadLanguage(tag: string): Promise<Language> {
  const [language = ''] = tag.toLowerCase().split('-')
  if (language === 'en') return { locale: isLocale(tag) ? tag : english, translation: undefined }
  const translation = await translations[language]?.().catch(() => undefined)
  return translation ? { locale: isLocale(tag) ? tag : language, translation } : { locale: english, translation: undefined, isFallback: true }
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
