import type { Translation } from '@portal/domain'
import { en } from '@portal/ui/en'
import type { Language } from './catalogue.ts'

const plain = 'aceinouyACEINOUY'
const accented = 'åçéîñöûýÅÇÉÎÑÖÛÝ'

export const pseudo: Language = { translate: (_name, table) => pseudoLocalize(table), ui: { ...pseudoLocalize(en), language: en.language } }

/** Accents every letter, pads a third and brackets the text; `{names}` stay. Shows untranslated text and lack of space. */
export function pseudoLocalize<Table extends object>(table: Table): Translation<Table> {
  return Object.fromEntries(Object.entries(table).map(([key, text]: [string, string | object]) => [key, typeof text === 'string' ? stretch(text) : pseudoLocalize(text)])) as Translation<Table>
}

function stretch(text: string): string {
  const letters = text.split(/(\{\w+\})/).map((piece) => (piece.startsWith('{') ? piece : piece.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)))
  return `[${letters.join('')}${'~'.repeat(Math.ceil(text.length / 3))}]`
}
