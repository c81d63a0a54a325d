import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { UiWords } from './en.ts'

export interface PortalProviderProps {
  /** BCP 47: how dates, times and numbers are written. It follows the language of the words: without German words nothing is written in German. */
  locale?: string
  /** IANA zone of the reader's clocks, where the server knows it. The browser's own after hydration, if omitted. */
  viewerTimeZone?: string
  /** A table for each component, such as `es` of '@portal/ui/es'. English, if omitted; a table that is missing stays English. */
  words?: Partial<UiWords>
  /** The page. */
  children?: ReactNode
}

interface Setting {
  locale: string
  viewerTimeZone: string | undefined
  words: Partial<UiWords> | undefined
}

const english: Setting = { locale: 'en-US', viewerTimeZone: undefined, words: undefined }
const Context = createContext(english)

/** Language, clocks and words of every component inside it. Without one they are English as in the United States. */
export function PortalProvider({ locale = 'en-US', viewerTimeZone, words, children }: PortalProviderProps) {
  const setting = useMemo(() => ({ locale: localeOf(words, locale), viewerTimeZone, words }), [locale, viewerTimeZone, words])
  return <Context.Provider value={setting}>{children}</Context.Provider>
}

/** What the nearest provider set. */
export const useSetting = () => useContext(Context)

/** Dates in one language between words in another read as neither. */
function localeOf(words: Partial<UiWords> | undefined, locale: string): string {
  const language = words?.language ?? 'en'
  if (languageOf(locale) === languageOf(language)) return locale
  return language === 'en' ? english.locale : language
}

const languageOf = (locale: string) => locale.toLowerCase().split('-')[0]
