import type { Translation } from '@portal/domain'

const plain = 'aceinouyACEINOUY'
const accented = 'åçéîñöûýÅÇÉÎÑÖÛÝ'

/** Accents every letter, pads a third and brackets the text; `{names}` stay. Shows untranslated text and lack of space. */
export function pseudoLocalize<Table extends object>(table: Table): Translation<Table> {
  return Object.fromEntries(Object.entries(table).map(([key, text]: [string, string | object]) => [key, typeof text === 'string' ? stretch(text) : pseudoLocalize(text)])) as Translation<Table>
}

function stretch(text: string): string {
  const letters = text.split(/(\{\w+\})/).map((piece) => (piece.startsWith('{') ? piece : piece.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)))
  return `[${letters.join('')}${'~'.repeat(Math.ceil(text.length / 3))}]`
}
