import type { Words } from '@portal/domain'
import type { passwordFieldMessages } from './PasswordField.messages.ts'
import type { RefusedInsertion } from './usePasswordFilter.ts'

const blanks: Readonly<Record<string, 'space' | 'tab' | 'lineBreak'>> = { ' ': 'space', '\t': 'tab', '\n': 'lineBreak', '\u00a0': 'space' }

/** The message about a refused insertion. `isShown`: whether the password is visible; otherwise the message names no pasted characters. */
export function refusedText(
  { characters, isPaste, isShown }: RefusedInsertion & { isShown: boolean }, words: Words<typeof passwordFieldMessages>, locale: string,
): string {
  const count = characters.length
  if (isPaste && !isShown) return words.notPastedHidden({ count })
  const named = characters.slice(0, 4).map((character) => {
    const blank = blanks[character]
    return blank ? words.characters[blank] : words.characters.named({ character })
  })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(count > 4 ? [...named, words.characters.others] : named)
  return isPaste ? words.notPasted({ characters: list }) : words.removed({ count, characters: list })
}
