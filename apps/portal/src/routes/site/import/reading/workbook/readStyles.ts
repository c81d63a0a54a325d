import type { PartReader } from './unpack.ts'
import { xmlReader } from './xmlReader.ts'

/** The formats that every workbook has without saying so, as far as they are no plain numbers. */
const builtIn: Readonly<Record<number, string>> = {
  9: '0%', 10: '0.00%', 14: 'm/d/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: 'm/d/yyyy h:mm',
  45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss', 49: '@',
}
/** These are dates in languages of East Asia. */
const isEasternDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** The number format of each style, by which cells name it. */
export function readStyles(into: string[]): PartReader {
  const own = new Map<number, string>()
  let isOfCells = false
  return xmlReader({
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes()
        own.set(Number(numFmtId), formatCode)
      }
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const id = Number(attributes()['numFmtId'] ?? 0)
      into.push(own.get(id) ?? builtIn[id] ?? (isEasternDate(id) ? 'yyyy-mm-dd' : 'General'))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
}
