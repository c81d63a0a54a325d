import type { PdfWriter } from './pdfWriter.ts'

interface Measure {
  /** In points. */
  size: number
  /** Of the longest line, in points. */
  width: number
  isBold?: boolean
}

/** Within a long word, such as an address, a line may end after these. */
const breaks = /[-@._/][^-@._/]*$/

/** Breaks a text between words, and longer words anywhere, into lines of at most a width; at least one line. */
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
      // The most letters that fit, at least one.
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
