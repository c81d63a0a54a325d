import { decodePDFRawStream, PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'

export interface ReadText {
  /** Counted from 0. */
  page: number
  text: string
  /** The position of the first letter, in points from the page's lower left corner. */
  x: number
  y: number
  size: number
  font: string
}

/** Reads the texts of a PDF in the order in which they are drawn. */
export function readPdfTexts(document: PDFDocument): ReadText[] {
  return document.getPages().flatMap((page, index) => {
    const { Font } = page.node.normalizedEntries()
    const fonts = new Map(Font.entries().map(([name, object]) => [name.asString(), fontOf(page.node.context.lookup(object, PDFDict))]))
    return [...contentOf(page).matchAll(/BT\s([\s\S]*?)ET/g)].map(([, block = '']) => {
      const [, x = '', y = ''] = /(\S+) (\S+) Tm/.exec(block) ?? []
      const runs = [...block.matchAll(/(\/\S+) (\S+) Tf\s<(\w*)> Tj/g)]
      const text = runs.map(([, name = '', , hex = '']) => (hex.match(/.{4}/g) ?? []).map((glyph) => fonts.get(name)?.letters.get(glyph.toLowerCase()) ?? '').join('')).join('')
      return { page: index, text, x: Number(x), y: Number(y), size: Number(runs[0]?.[2]), font: fonts.get(runs[0]?.[1] ?? '')?.name ?? '' }
    })
  })
}

const textOf = (stream: PDFObject | undefined) => (stream instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()) : '')

function contentOf({ node }: PDFPage): string {
  const contents = node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((part) => node.context.lookup(part)) : [contents]
  return streams.map(textOf).join('\n')
}

/** The name of a font, and the text of each of its glyphs by the glyph's number in hexadecimal digits. */
function fontOf(font: PDFDict): { name: string; letters: ReadonlyMap<string, string> } {
  const pairs = [...textOf(font.lookup(PDFName.of('ToUnicode'))).matchAll(/^\s*<(\w{4})>\s*<(\w+)>\s*$/gm)]
  const letters = new Map(pairs.map(([, glyph = '', units = '']) => [glyph.toLowerCase(), String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))]))
  return { name: font.get(PDFName.of('BaseFont'))?.toString() ?? '', letters }
}
