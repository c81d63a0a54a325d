import { createI18n, type ComponentsJSON, type I18n } from '@nanostores/i18n'
import { atom, keepMount, onMount, type ReadableAtom } from 'nanostores'
import { pseudoLocalize } from './pseudoLocalize.ts'

/** `en` is the base and complete from the start; `pseudo` shows what is not translatable, or too tight. */
export const locales = ['en', 'es', 'pseudo'] as const
export type Locale = (typeof locales)[number]

export const locale = atom<Locale>('en')

export const isLocale = (text: string | null): text is Locale => locales.some((name) => name === text)

const declare: I18n<Locale> = createI18n(locale, {
  async get(code, components): Promise<ComponentsJSON> {
    if (code === 'es') return (await import('./locales/es.ts')).es
    return Object.fromEntries(await Promise.all(components.map(async (name) => [name, { ...pseudoLocalize(await baseTexts(name)), ...(name === 'ui' && { language: 'en' }) }])))
  },
})

/** Declares one screen's words: `messages.ts` beside the route. Each screen's texts load with the screen. */
export const words: I18n<Locale> = Object.assign(((name: string, base: Parameters<I18n<Locale>>[1]) => staying(declare(name, base))) as I18n<Locale>, declare)

/**
 * What was read once is kept. Words that nobody listens to are forgotten after a second and made anew: on a slow phone that was between a
 * page's drawing and its being shown, and all of it was drawn a second time, in one go.
 */
function staying<Store extends ReadableAtom>(store: Store): Store {
  let isKept = false
  onMount(store, () => {
    if (isKept) return
    isKept = true
    keepMount(store)
  })
  return store
}

/** A component's English texts, as its `messages.ts` gives them; the library's are a table of tables. */
async function baseTexts(name: string): Promise<ComponentsJSON[string]> {
  if (name === 'ui') return (await import('@portal/ui/en')).en
  return (words.cache.en as unknown as ComponentsJSON)[name] ?? {}
}

/** The BCP 47 tag that dates and numbers are written in. */
export const formattingLocale = (code: Locale): string => (code === 'es' ? 'es-US' : 'en-US')
