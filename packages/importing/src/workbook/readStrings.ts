import type { PartReader } from './unpack.ts'
import { xmlReader } from './xmlReader.ts'

/** Reads the shared texts of a workbook, which cells refer to by index. Formatting and phonetic readings are left out. */
export function readStrings(into: string[]): PartReader {
  let text = ''
  let isText = false
  let isPronounced = false
  return xmlReader({
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPronounced = true
      if (name === 't') isText = true
    },
    text: (part) => {
      if (isText && !isPronounced) text += part
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPronounced = false
      if (name === 'si') into.push(unescapeText(text))
    },
  })
}

/** Replaces codes such as “_x000D_”, which stand for characters that XML does not allow. */
export function unescapeText(text: string): string {
  return text.includes('_x') ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text
}
