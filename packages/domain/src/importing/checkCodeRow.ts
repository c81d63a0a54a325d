import { checkAccessCode, checkCardNumbers } from '../access/credentials/accessCodeRules.ts'
import { AccessCodeType, FacilityCodeMode } from '../access/credentials/accessCodes.ts'
import type { CellFinding } from './cellProblems.ts'
import { isShortened } from './checkPhoneCell.ts'
import { codeTypeOf, isCard, readCardCell, readCardFormat, showCardCell } from './codeCells.ts'
import type { ImportCells } from './importKinds.ts'

/**
 * The problems of a row's code, by the type and format in the row. `width`: how many digits every gate code at the location has.
 */
export function checkCodeRow(cells: ImportCells, width: number | null): CellFinding | null {
  const { Code = '', CardFormat = '' } = cells
  const type = codeTypeOf(cells)
  const format = readCardFormat(CardFormat)
  if (Code === '' || type === null || format === null) return null
  if (isShortened(Code)) return { problem: 'shortened', mend: null }
  if (isCard(type)) return checkCard(Code, format)
  if (type === AccessCodeType.GateCode && width !== null && /^\d+$/.test(Code) && Code.length < width) return { problem: 'leadingZero', mend: Code.padStart(width, '0') }
  return checkAccessCode(type, Code).length > 0 ? { problem: 'code', mend: null } : null
}

function checkCard(text: string, format: NonNullable<ReturnType<typeof readCardFormat>>): CellFinding | null {
  const card = readCardCell(text, format)
  if (card === null) return { problem: 'card', mend: null, about: format }
  if (checkCardNumbers({ format, mode: FacilityCodeMode.FacilityCode, ...card }).length > 0) return { problem: 'cardRange', mend: null, about: format }
  const shown = showCardCell(card)
  const isPlain = /^\d+\s*[-:/]\s*\d+$/.test(text) || card.facilityCode === null
  return isPlain ? null : { problem: 'cardNotation', mend: shown }
}
