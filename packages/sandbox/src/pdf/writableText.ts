import type { PDFFont } from '@cantoo/pdf-lib'

const known = new WeakMap<PDFFont, ReadonlySet<number>>()

/** A text as a built-in font can write it. They have Western letters only; any other letter becomes a question mark. */
export function writableText(font: PDFFont, text: string): string {
  const letters = known.get(font) ?? new Set(font.getCharacterSet())
  known.set(font, letters)
  return Array.from(text.normalize('NFC'), (character) => (letters.has(character.codePointAt(0) ?? 0) ? character : '?')).join('')
}
