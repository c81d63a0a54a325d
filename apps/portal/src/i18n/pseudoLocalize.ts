import type { ComponentsJSON } from '@nanostores/i18n'

type Texts = ComponentsJSON[string] | ComponentsJSON[string][string]

const plain = 'aceinouyACEINOUY'
const accented = 'åçéîñöûýÅÇÉÎÑÖÛÝ'

/** Accents every letter, pads a third and brackets the text; `{names}` stay. A tight or untranslated text shows at once. */
export function pseudoLocalize<T extends Texts>(texts: T): T
export function pseudoLocalize(texts: Texts): Texts {
  if (typeof texts !== 'string') return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoLocalize(value)]))
  const pieces = texts.split(/(\{\w+\})/)
  const letters = pieces.map((piece) => (piece.startsWith('{') ? piece : piece.replace(/[a-z]/gi, accent)))
  return `[${letters.join('')}${'~'.repeat(Math.ceil(texts.length / 3))}]`
}

function accent(letter: string): string {
  const index = plain.indexOf(letter)
  return accented[index] ?? letter
}
