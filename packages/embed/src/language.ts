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
}

export const english: Language = { locale: 'en-US', translation: undefined }

/** Loads the texts of a language. English is used if there are none, or if they cannot be loaded. */
export async function loadLanguage(tag: string): Promise<Language> {
  const [language = ''] = tag.toLowerCase().split('-')
  if (language === 'en') return { locale: isLocale(tag) ? tag : english.locale, translation: undefined }
  const translation = await translations[language]?.().catch(() => undefined)
  return translation ? { locale: isLocale(tag) ? tag : language, translation } : english
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
