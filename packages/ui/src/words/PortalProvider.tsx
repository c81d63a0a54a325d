import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Clock } from '../internal/clock.ts'
import type { UiWords } from './en.ts'

export interface PortalProviderProps {
  /** BCP 47: how dates, times and numbers are written. It follows the language of the words: without German words nothing is written in German. */
  locale?: string
  /** IANA zone of the property: its clocks are those that the page shows. */
  timeZone?: string
  /** The present in milliseconds, where the server's clock is known better than the machine's. A stable function. */
  clock?: Clock
  /** IANA zone of the reader's clocks, where the server knows it. The browser's own after hydration, if omitted. */
  viewerTimeZone?: string
  /** Where the page around it does not say it: which way everything inside reads, dialogs too. */
  direction?: 'ltr' | 'rtl'
  /**
   * Whether text fields keep markup, links and formulas out (specification §5). `false` where a page's own service takes any text;
   * `FilteredTextField` keeps them out all the same.
   */
  hasTextFilter?: boolean
  /** A table for each component, such as `es` of '@portal/ui/es'. English, if omitted; a table that is missing stays English. */
  words?: Partial<UiWords>
  /** The page. */
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

/** Bound late, so that a replaced `Date` counts. */
const machineClock: Clock = () => Date.now()

const english: Setting = { locale: 'en-US', timeZone: undefined, clock: machineClock, viewerTimeZone: undefined, direction: undefined, hasTextFilter: true, words: undefined }
const Context = createContext(english)

/** Language, clocks, direction and words of every component inside it. Without one they are English as in the United States. */
export function PortalProvider({ locale = 'en-US', timeZone, clock = machineClock, viewerTimeZone, direction, hasTextFilter = true, words, children }: PortalProviderProps) {
  const setting = useMemo(
    () => ({ locale: localeOf(words, locale), timeZone, clock, viewerTimeZone, direction, hasTextFilter, words }),
    [locale, timeZone, clock, viewerTimeZone, direction, hasTextFilter, words],
  )
  const page = direction ? <div dir={direction} lang={setting.locale} style={{ display: 'contents' }}>{children}</div> : children
  return <Context.Provider value={setting}>{page}</Context.Provider>
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
