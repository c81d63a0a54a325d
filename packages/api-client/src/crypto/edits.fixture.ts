import * as fc from 'fast-check'

const alphabet = fc.constantFrom(...'ABZaz09-_.=+/ ~\u0000é\n')

/** An edit of a text: a character is replaced, removed, inserted or moved, or the text is cut. */
export const edit = fc.tuple(fc.constantFrom('replace', 'remove', 'insert', 'swap', 'cut', 'double'), fc.nat(), fc.nat(), alphabet)

export function applyEdit(source: string, [kind, first, second, letter]: [string, number, number, string]): string {
  if (source === '') return letter
  const at = first % source.length
  const other = second % source.length
  const letters = [...source]
  switch (kind) {
    case 'replace':
      return letters.with(at, letter).join('')
    case 'remove':
      return letters.toSpliced(at, 1).join('')
    case 'insert':
      return letters.toSpliced(at, 0, letter).join('')
    case 'swap':
      return letters.with(at, letters[other] ?? '').with(other, letters[at] ?? '').join('')
    case 'cut':
      return source.slice(0, at)
    default:
      return source + source.slice(at)
  }
}
