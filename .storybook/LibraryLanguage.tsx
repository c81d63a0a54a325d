import type { ReactNode } from 'react'
import type { UiWords } from '../packages/ui/src/words/en.ts'
import { PortalProvider } from '../packages/ui/src/words/PortalProvider.tsx'

interface Props {
  /** Of the toolbar's language. */
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

/** A language's words; none for English, the components' default. Loaded before a story is drawn, so it is never empty. */
export const loadLibraryWords = async (locale: string): Promise<Partial<UiWords> | undefined> => languages[locale]?.()

/** The library's stories in the toolbar's language: the components' own texts; texts of stories stay unchanged. */
export function LibraryLanguage({ words, children }: Props) {
  if (!words) return children
  return <PortalProvider words={words} locale={words.language ?? 'en-US'}>{children}</PortalProvider>
}
