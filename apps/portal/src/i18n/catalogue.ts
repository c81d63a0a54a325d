import { useStore } from '@nanostores/react'
import { say, type Messages, type Translation, type Words } from '@portal/domain'
import type { UiWords } from '@portal/ui'
import { atom, computed, type ReadableAtom } from 'nanostores'

/** The languages. `en` is built in; `pseudo` is for tests, and shows untranslated text and lack of space. */
export const locales = ['en', 'es', 'pseudo'] as const
export type Locale = (typeof locales)[number]

export const locale = atom<Locale>('en')

export const isLocale = (text: string | null): text is Locale => locales.some((name) => name === text)

/** The BCP 47 tag by which dates and numbers are formatted. */
export const formattingLocale = (code: Locale): string => (code === 'es' ? 'es-US' : 'en-US')
export const useLocaleTag = (): string => formattingLocale(useStore(locale))

/** All texts of a language other than English, which load when the user chooses it. */
export interface Language {
  translate: <Table extends Messages>(name: string, table: Table) => Translation<Table> | undefined
  /** The texts of @portal/ui. */
  ui: Partial<UiWords>
}

const load: Record<Exclude<Locale, 'en'>, () => Promise<Language>> = {
  es: async () => (await import('./spanish.ts')).spanish,
  pseudo: async () => (await import('./pseudo.ts')).pseudo,
}

/** The language on the screen, which is the chosen one once it is loaded. */
const spoken = atom<{ code: Locale; language: Language | null }>({ code: 'en', language: null })

/** Whether the chosen language is loading. */
export const isLanguageLoading = atom(false)

locale.listen((code) => {
  const speak = (language: Language | null | undefined) => {
    if (locale.get() !== code) return
    // If loading fails, the language does not change.
    if (language !== undefined) spoken.set({ code, language })
    isLanguageLoading.set(false)
  }
  if (code === 'en') return speak(null)
  isLanguageLoading.set(true)
  void load[code]().then(speak, () => speak(undefined))
})

declare const told: unique symbol
/** A table of texts: a screen reads it by `messages.useWords().title`, everything else as a store. */
export type Told<Name extends string, Table> = ReadableAtom<Words<Table>> & { useWords: () => Words<Table>; readonly [told]?: [Name, Table] }

/** Declares a table of a screen's texts, in a `messages.ts` beside the screen; `messages.es.ts` has the Spanish texts. */
export function words<Name extends string, const Table extends Messages>(name: Name, table: Table): Told<Name, Table> {
  const store = computed(spoken, ({ code, language }) => say(table, formattingLocale(code), language?.translate(name, table)))
  return Object.assign(store, { useWords: () => useStore(store) })
}

/** The Spanish texts for a `messages.ts`: each of its tables by name. A missing text or value doesn't compile. */
export type Spanish<Module> = {
  readonly [Key in keyof Module as Module[Key] extends Told<infer Name, unknown> ? Name : never]: Module[Key] extends Told<string, infer Table> ? Translation<Table> : never
}

/** The library's texts in the chosen language, for `PortalProvider`. Empty for English, which is built in. */
export const uiWords = computed(spoken, ({ language }) => language?.ui ?? {})
