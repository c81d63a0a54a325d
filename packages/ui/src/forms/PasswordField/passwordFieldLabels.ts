import type { RefusedInsertion } from './usePasswordFilter.ts'

export interface PasswordFieldLabels {
  show: string
  hide: string
  /** Full names of the button. They begin with the visible word and tell two fields on one page apart. */
  showName: (field: string) => string
  hideName: (field: string) => string
  isShown: string
  isHidden: string
  /** `isShown`: whether the field is readable; a hidden one names no pasted characters. */
  refused: (refused: RefusedInsertion & { isShown: boolean }) => string
}

const names: Record<string, string> = { ' ': 'a space', '\t': 'a tab', '\n': 'a line break', '\u00a0': 'a space' }
const quoted = (character: string) => names[character] ?? `“${character}”`

export const passwordFieldLabels: PasswordFieldLabels = {
  show: 'Show',
  hide: 'Hide',
  showName: (field) => `Show ${field.toLowerCase()}`,
  hideName: (field) => `Hide ${field.toLowerCase()}`,
  isShown: 'Your password is visible.',
  isHidden: 'Your password is hidden.',
  refused: ({ characters, isPaste, isShown }) => {
    const count = characters.length === 1 ? '1 character' : `${characters.length} characters`
    if (!isPaste) return `${count} removed: ${list(characters)} cannot be used here.`
    return isShown ? `Nothing was pasted: ${list(characters)} cannot be used here.` : `Nothing was pasted: it has ${count} that cannot be used here.`
  },
}

function list(characters: readonly string[]): string {
  const shown = characters.slice(0, 4).map(quoted)
  if (characters.length > 4) return `${shown.join(', ')} and others`
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown.join('')
}
