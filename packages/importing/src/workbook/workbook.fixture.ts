import { strToU8, zipSync } from 'fflate'

/** A cell: its text, or its XML. */
export type Cell = string | { xml: string }

interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
  state?: 'hidden'
  /** XML after the rows, such as merged cells. */
  after?: string
}

interface Given {
  /** The number formats of styles 1, 2, 3 and so on. Style 0 has none. */
  formats?: readonly string[]
  is1904?: boolean
  /** The prefix of every XML element, as some programs write it. */
  prefix?: string
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const letter = (column: number) => String.fromCharCode(65 + column)

/** Makes a cell with a number and a style. */
export const number = (value: number | string, style = 0): Cell => ({ xml: `t="n" s="${style}"><v>${value}</v>` })
export const formula = (text: string, value: string): Cell => ({ xml: `t="str"><f>${escape(text)}</f>${value === '' ? '' : `<v>${escape(value)}</v>`}` })
export const cellOf = (type: string, inner: string): Cell => ({ xml: `t="${type}">${inner}` })

/** Makes a workbook as spreadsheet programs write it, with shared texts. */
export function makeWorkbook(sheets: readonly Sheet[], { formats = [], is1904 = false, prefix = '' }: Given = {}): Uint8Array {
  const strings: string[] = []
  const texts = new Map<string, number>()
  const shared = (text: string) => {
    const known = texts.get(text)
    if (known !== undefined) return known
    texts.set(text, strings.length)
    return strings.push(text) - 1
  }
  const cellXml = (cell: Cell, reference: string) => {
    if (cell === '') return ''
    return `<c r="${reference}" ${typeof cell === 'string' ? `t="s"><v>${shared(cell)}</v>` : cell.xml}</c>`
  }
  const parts = sheets.map(({ rows, after = '' }) => {
    const data = rows.map((cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`)).join('')}</row>`)
    return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data.join('')}</sheetData>${after}</worksheet>`
  })
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const named = (xml: string) => (prefix === '' ? xml : xml.replaceAll(/<(\/?)(?=[a-zA-Z])/g, `<$1${prefix}:`).replaceAll('xmlns=', `xmlns:${prefix}=`))
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${type}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_sheet, index) => `<Relationship Id="s${index}" Type="${type}/worksheet" Target="worksheets/../worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="t" Type="${type}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="f" Type="${type}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': named(`<workbook xmlns="m" xmlns:r="${type}"><workbookPr date1904="${Number(is1904)}"/><sheets>${sheets.map(({ name, state = 'visible' }, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`).join('')}</sheets></workbook>`),
    'xl/styles.xml': named(`<styleSheet xmlns="m"><numFmts>${formats.map((format, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escape(format)}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_format, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`),
    'xl/sharedStrings.xml': named(`<sst xmlns="m">${strings.map((text) => `<si><r><t xml:space="preserve">${escape(text.slice(0, 1))}</t></r><r><t xml:space="preserve">${escape(text.slice(1))}</t></r><rPh><t>no part of it</t></rPh></si>`).join('')}</sst>`),
  }
  for (const [index, xml] of parts.entries()) files[`xl/worksheets/sheet${index + 1}.xml`] = named(xml)
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])))
}
