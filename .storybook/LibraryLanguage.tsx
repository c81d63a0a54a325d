import type { ReactNode } from 'react'
import type { UiWords } from '../packages/ui/src/words/en.ts'
import { PortalProvider } from '../packages/ui/src/words/PortalProvider.tsx'

interface Props {
  /** The library's texts in the toolbar's language; undefined for English. */
  words: Partial<UiWords> | undefined
  children: ReactNode
}

const languages: Record<string, () => Promise<Partial<UiWords>>> = {
  es: async () => (await import('../packages/ui/src/words/es.ts')).es,
  pseudo: async () => {
    const [{ pseudo }, { en }] = await Promise.all([import('../packages/ui/src/internal/examplePseudo.ts'), import('../packages/ui/src/words/en.ts')])
    return { ...pseudo(en), language: 'en-US' }
  },
}

/** Loads the library's texts in a language; none for English, the default of components. They are loaded before a story is rendered. */
export const loadLibraryWords = async (locale: string): Promise<Partial<UiWords> | undefined> => languages[locale]?.()

/** Shows the library's stories with the components' texts in the toolbar's language. Texts of the stories stay unchanged. */
export function LibraryLanguage({ words, children }: Props) {
  if (!words) return children
  return <PortalProvider words={words} locale={words.language ?? 'en-US'}>{children}</PortalProvider>
}
