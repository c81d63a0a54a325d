import bidiFactory, { type Bidi } from 'bidi-js'
import type { PDFDocument, PDFFont, PDFOperator, PDFPage } from '@cantoo/pdf-lib'
import type { PdfFontName, ReadFont } from '../hostInterfaces.ts'

export interface PdfText {
  text: string
  x: number
  y: number
  size: number
  isBold?: boolean
}

/** Writes text on the pages of one document, in any language whose letters its fonts have. */
export interface PdfWriter {
  /** The width of a text in one line, in points. */
  widthOf(text: string, size: number, isBold?: boolean): number
  /** Writes the texts of one page. */
  write(page: PDFPage, texts: readonly PdfText[]): void
  /** Whether a letter is missing in all fonts, so that a box replaces it. */
  hasMissed(): boolean
}

/** A shaped word: its glyph codes, and its width at size 1. */
interface Piece {
  font: PDFFont
  hex: string
  width: number
}

type Weight = 'plain' | 'bold'

/** The number of shaped lines and words that are cached. */
const linesKept = 50_000

/** A letter that no font has. Fonts draw a box for it. */
const missing = '\uffff'

/** The text color as red, green and blue, from 0 to 1. */
const ink = [0.1, 0.11, 0.13] as const

/** Letters that no combining mark joins. */
const singleLetters = /^[\u0020-\u007e\u00a1-\u00ff]*$/

/** The arrow, the only character that texts use and the fonts lack. */
const arrow = /→/g

/**
 * Creates a writer with the fonts that the texts need. Each letter is shaped once and then reused, because shaping every cell would take
 * minutes for a list. Words of Arabic and Hebrew are shaped whole, because their letters join.
 */
export async function createPdfWriter(document: PDFDocument, readFont: ReadFont, texts: Iterable<string>): Promise<PdfWriter> {
  const [{ default: fontkit }, lib] = await Promise.all([import('@cantoo/fontkit'), import('@cantoo/pdf-lib')])
  document.registerFontkit(fontkit)
  const letters = new Set<string>()
  for (const text of texts) for (const letter of text.normalize('NFC')) letters.add(letter)
  const all = [...letters].join('')
  const embed = async (name: PdfFontName) => {
    const font = await document.embedFont(await readFont(name), { subset: true })
    return { name, font, has: new Set(font.getCharacterSet()) }
  }
  const wanted = pdfFonts.filter(({ letters: those }, index) => index === 0 || those.test(all)).map(({ name }) => name)
  const plain = await Promise.all(wanted.map(embed))
  const bold = await Promise.all((['bold', 'boldExt'] as const).map(embed))
  const [fallback] = plain
  if (!fallback) throw new Error('A PDF has at least one font.')
  let isMissed = false

  const setPieces = { plain: new Map<string, Piece>(), bold: new Map<string, Piece>() }
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

  const setPiece = (text: string, weight: Weight): Piece => {
    const before = setPieces[weight].get(text)
    if (before) return before
    const points = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    const found = [...(weight === 'bold' ? bold : []), ...plain].find(({ has }) => points.every((point) => has.has(point)))
    if (!found) isMissed = true
    const { font } = found ?? fallback
    const drawn = found ? text : missing
    const piece = { font, hex: font.encodeText(drawn).asString(), width: font.widthOfTextAtSize(drawn, 1000) / 1000 }
    setPieces[weight].set(text, piece)
    return piece
  }

  const shaped = plain.filter(({ name }) => shapedFonts.has(name))
  const known = new Map<string, readonly Piece[]>()

  /** The pieces of a line from left to right. */
  const piecesOf = (line: string, weight: Weight): readonly Piece[] => {
    const key = `${weight} ${line}`
    const before = known.get(key)
    if (before) return before
    const pieces = setLine(line, weight)
    if (known.size < linesKept) known.set(key, pieces)
    return pieces
  }

  const setLine = (line: string, weight: Weight): Piece[] =>
    visualRuns(line.normalize('NFC').replaceAll(arrow, '›')).flatMap(({ text, isRightToLeft }) => {
      if (singleLetters.test(text)) return Array.from(isRightToLeft ? Array.from(text).toReversed() : text, (letter) => setPiece(letter, weight))
      const words: string[] = []
      let isJoined = false
      for (const { segment } of graphemes.segment(text)) {
        const isShaped = shaped.some(({ has }) => Array.from(segment).every((letter) => letter !== ' ' && has.has(letter.codePointAt(0) ?? 0)))
        if (isShaped && isJoined) words.push(`${words.pop() ?? ''}${segment}`)
        else words.push(segment)
        isJoined = isShaped
      }
      return (isRightToLeft ? words.toReversed() : words).map((word) => setPiece(word, weight))
    })

  return {
    widthOf: (text, size, isBold = false) => piecesOf(text, isBold ? 'bold' : 'plain').reduce((sum, { width }) => sum + width, 0) * size,
    write(page, lines) {
      page.pushOperators(lib.setFillingRgbColor(...ink))
      const keys = new Map<PDFFont, ReturnType<typeof page.node.newFontDictionary>>()
      const keyOf = (font: PDFFont) => {
        const known = keys.get(font) ?? page.node.newFontDictionary(font.name, font.ref)
        keys.set(font, known)
        return known
      }
      for (const { text, x, y, size, isBold = false } of lines) {
        const operators: PDFOperator[] = [lib.beginText(), lib.setTextMatrix(1, 0, 0, 1, x, y)]
        let run: { font: PDFFont; hex: string } | undefined
        const show = () => {
          if (run) operators.push(lib.setFontAndSize(keyOf(run.font), size), lib.showText(lib.PDFHexString.of(run.hex)))
        }
        for (const { font, hex } of piecesOf(text, isBold ? 'bold' : 'plain')) {
          if (run?.font === font) run.hex += hex
          else {
            show()
            run = { font, hex }
          }
        }
        show()
        page.pushOperators(...operators, lib.endText())
      }
    },
    hasMissed: () => isMissed,
  }
}

/** The fonts of a PDF in order of priority, with the letters for which each is loaded; the first always is. */
const pdfFonts = [
  { name: 'latin', letters: /./ },
  { name: 'latinExt', letters: /[\u0100-\u02ff\u1d00-\u1eff\u2070-\u218b\u2c60-\u2c7f\ua720-\ua7ff]/ },
  { name: 'vietnamese', letters: /[\u0300-\u0323\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/ },
  { name: 'greek', letters: /[\u0370-\u03ff\u1f00-\u1fff]/ },
  { name: 'greekExt', letters: /[\u1f00-\u1fff]/ },
  { name: 'cyrillic', letters: /[\u0400-\u04ff\u2116]/ },
  { name: 'cyrillicExt', letters: /[\u2de0-\u2dff\u0460-\u052f\u1c80-\u1c8f\ua640-\ua69f]/ },
  { name: 'arabic', letters: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/ },
  { name: 'hebrew', letters: /[\u0590-\u05ff\u20aa\ufb1d-\ufb4f]/ },
] as const satisfies readonly { name: PdfFontName; letters: RegExp }[]

/** The fonts that join and reorder letters; a word in such a font is set as a whole. */
const shapedFonts: ReadonlySet<PdfFontName> = new Set<PdfFontName>(['arabic', 'hebrew'])

interface Measure {
  /** The size of the letters, in points. */
  size: number
  /** The width of the longest line, in points. */
  width: number
  isBold?: boolean
}

/** The characters after which a long word, such as an email address, may be broken. */
const breaks = /[-@._/][^-@._/]*$/

/** Breaks a text between words, and longer words anywhere, into lines up to a width. Returns at least one line. */
export function wrapText(writer: PdfWriter, text: string, { size, width, isBold = false }: Measure): string[] {
  const widthOf = (part: string) => writer.widthOf(part, size, isBold)
  const space = widthOf(' ')
  const lines: string[] = []
  let [line, used] = ['', 0]
  for (const word of text.replaceAll(/\s+/g, ' ').split(' ')) {
    const wide = widthOf(word)
    if (line !== '' && used + space + wide > width) {
      lines.push(line)
      ;[line, used] = ['', 0]
    }
    ;[line, used] = line === '' ? [word, wide] : [`${line} ${word}`, used + space + wide]
    while (used > width && line.length > 1) {
      const letters = Array.from(line)
      // The largest number of letters that fit on the line, but at least one.
      let [end, over] = [1, letters.length]
      while (end + 1 < over) {
        const middle = Math.floor((end + over) / 2)
        if (widthOf(letters.slice(0, middle).join('')) > width) over = middle
        else end = middle
      }
      const fitting = letters.slice(0, end).join('')
      const kept = breaks.exec(fitting)?.index ?? 0
      const cut = kept > fitting.length / 2 ? kept + 1 : fitting.length
      lines.push(line.slice(0, cut))
      line = line.slice(cut)
      used = widthOf(line)
    }
  }
  lines.push(line)
  return lines
}

let bidi: Bidi | undefined

/** Letters that run from right to left, and marks that make other letters do so. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff]/

/** Marks of direction and width, which are not drawn. Marks that join the letters of a word are kept. */
const undrawn = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

interface VisualRun {
  /** The text in the order of reading. */
  text: string
  isRightToLeft: boolean
}

/** A line in the order in which it is drawn, from left to right (UAX #9). Its first letter with a direction decides the direction of the line. */
export function visualRuns(line: string): VisualRun[] {
  if (!rightToLeft.test(line)) return [{ text: line.replaceAll(undrawn, ''), isRightToLeft: false }]
  bidi ??= bidiFactory()
  const embedding = bidi.getEmbeddingLevels(line)
  const { levels } = embedding
  const runs: VisualRun[] = []
  let before: { index: number; level: number } | undefined
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = levels[index] ?? 0
    const isRightToLeft = level % 2 === 1
    const letter = (isRightToLeft ? bidi.getMirroredCharacter(line[index] ?? '') : null) ?? line[index] ?? ''
    const last = runs.at(-1)
    const isNext = before !== undefined && before.level === level && index === before.index + (isRightToLeft ? -1 : 1)
    if (last && isNext) last.text = isRightToLeft ? letter + last.text : last.text + letter
    else runs.push({ text: letter, isRightToLeft })
    before = { index, level }
  }
  return runs.map((run) => ({ ...run, text: run.text.replaceAll(undrawn, '') })).filter(({ text }) => text !== '')
}
