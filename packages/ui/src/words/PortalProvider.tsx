import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Clock } from '../internal/clock.ts'
import type { UiWords } from './en.ts'

export interface PortalProviderProps {
  /**
   * Locale of dates, times and numbers, as a BCP 47 tag. If its language isn't that of `words`, the language of `words` is used, so that
   * dates and texts agree.
   */
  locale?: string
  /** IANA zone of the property, for all times. */
  timeZone?: string
  /** Returns the current time in milliseconds, such as the server's. Must be a stable function. */
  clock?: Clock
  /** IANA zone of the reader, if the server knows it. Default: the browser's, after hydration. */
  viewerTimeZone?: string
  /** The text direction inside the provider and in dialogs. Default: the page's. */
  direction?: 'ltr' | 'rtl'
  /**
   * Whether text fields refuse markup, links and formulas (specification §5). `false` if your service accepts any text; `FilteredTextField`
   * refuses them anyway.
   */
  hasTextFilter?: boolean
  /** Texts of the components, such as `es` of '@portal/ui/es'. Components without texts there use English, the default. */
  words?: Partial<UiWords>
  /** The page, or the part of it that uses these settings. */
  children?: ReactNode
}

interface Setting {
  locale: string
  timeZone: string | undefined
  clock: Clock
  viewerTimeZone: string | undefined
  direction: 'ltr' | 'rtl' | undefined
  hasTextFilter: boolean
  words: Partial<UiWords> | undefined
}

/** The machine's clock. The clock is a separate function, so that tests can replace `Date`. */
const machineClock: Clock = () => Date.now()

const english: Setting = { locale: 'en-US', timeZone: undefined, clock: machineClock, viewerTimeZone: undefined, direction: undefined, hasTextFilter: true, words: undefined }
const Context = createContext(english)

/** Sets language, clock, direction and texts of the components inside. Default: American English. */
export function PortalProvider({ locale = 'en-US', timeZone, clock = machineClock, viewerTimeZone, direction, hasTextFilter = true, words, children }: PortalProviderProps) {
  const setting = useMemo(
    () => ({ locale: localeOf(words, locale), timeZone, clock, viewerTimeZone, direction, hasTextFilter, words }),
    [locale, timeZone, clock, viewerTimeZone, direction, hasTextFilter, words],
  )
  const page = direction ? <div dir={direction} lang={setting.locale} style={{ display: 'contents' }}>{children}</div> : children
  return <Context.Provider value={setting}>{page}</Context.Provider>
}

/** The settings of the nearest provider. */
export const useSetting = () => useContext(Context)

/** Texts and dates must have the same language. */
function localeOf(words: Partial<UiWords> | undefined, locale: string): string {
  const language = words?.language ?? 'en'
  if (languageOf(locale) === languageOf(language)) return locale
  return language === 'en' ? english.locale : language
}

const languageOf = (locale: string) => locale.toLowerCase().split('-')[0]
