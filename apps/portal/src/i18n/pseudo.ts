import type { Translation } from '@portal/domain'
import { en } from '@portal/ui/en'
import type { Language } from './catalogue.ts'

const plain = 'aceinouyACEINOUY'
const accented = 'åçéîñöûýÅÇÉÎÑÖÛÝ'

export const pseudo: Language = { translate: (_name, table) => pseudoLocalize(table), ui: { ...pseudoLocalize(en), language: en.language } }

/**
 * Changes texts to test layouts: adds accents to every letter, makes each text a third longer and puts it into brackets; `{names}` stay.
 * Shows untranslated text and lack of space.
 */
export function pseudoLocalize<Table extends object>(table: Table): Translation<Table> {
  return Object.fromEntries(Object.entries(table).map(([key, text]: [string, string | object]) => [key, typeof text === 'string' ? stretch(text) : pseudoLocalize(text)])) as Translation<Table>
}

function stretch(text: string): string {
  const letters = text.split(/(\{\w+\})/).map((piece) => (piece.startsWith('{') ? piece : piece.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)))
  return `[${letters.join('')}${'~'.repeat(Math.ceil(text.length / 3))}]`
}
