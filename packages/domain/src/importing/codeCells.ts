import { accessCodeRules } from '../access/credentials/accessCodeRules.ts'
import { AccessCodeType } from '../access/credentials/accessCodes.ts'
import { decodeWiegand, type WiegandFormat, wiegandFormats, wiegandLayouts } from '../access/credentials/wiegand.ts'
import { foldText } from '../textInput/foldText.ts'
import type { ImportCells } from './importKinds.ts'
import type { PersonCells } from './personColumns.ts'

/** Words for types of entry methods in files. */
const typeWords: readonly (readonly [type: AccessCodeType, words: readonly string[]])[] = [
  [AccessCodeType.GateCode, ['gate code', 'gate', 'pin', 'code', 'entry code', 'codigo', 'codigo de puerta']],
  [AccessCodeType.CGKeypad, ['keypad', 'keypad code', 'keypad pin', 'pin de teclado', 'cg keypad', 'teclado']],
  [AccessCodeType.AccessCard, ['access card', 'card', 'tarjeta', 'tarjeta de acceso']],
  [AccessCodeType.ProxCard, ['prox card', 'prox', 'proximity card', 'fob', 'key fob', 'llavero']],
  [AccessCodeType.RFIDTag, ['rfid tag', 'tag', 'rfid', 'vehicle tag', 'etiqueta']],
  [AccessCodeType.ClickerRemote, ['clicker', 'remote', 'clicker remote', 'control remoto']],
  [AccessCodeType.PhoneNumber, ['phone number', 'phone', 'telephone', 'telefono']],
]

/** Reads the type of entry method in a cell; null for any other word. */
export function readCodeType(text: string): AccessCodeType | null {
  const word = foldText(text.trim())
  return typeWords.find(([, words]) => words.includes(word))?.[0] ?? null
}

/**
 * The type of a row's code: the one that the row names, else a card if the code is written as one, else a gate code. Null for an unknown
 * word.
 */
export function codeTypeOf({ CodeType, Code = '', CardFormat }: ImportCells): AccessCodeType | null {
  if (CodeType) return readCodeType(CodeType)
  return CardFormat || /\d\s*[-:/]\s*\d/.test(Code) ? AccessCodeType.AccessCard : AccessCodeType.GateCode
}

/** The columns of a user's row for entry methods; `FacilityCode` belongs to the card. */
export const personCodeColumns = ['GateCode', 'CardNumber', 'PhoneEntry'] as const
export type PersonCodeColumn = (typeof personCodeColumns)[number]

/** The entry methods in a user's row, each in the form of a row of a file of entry methods. */
export function codesOfPerson({ GateCode, CardNumber, FacilityCode, PhoneEntry }: PersonCells): { column: PersonCodeColumn; cells: ImportCells }[] {
  const card = CardNumber && FacilityCode && /^\d+$/.test(CardNumber) ? `${FacilityCode}-${CardNumber}` : CardNumber
  const codes = [['GateCode', 'gate code', GateCode], ['CardNumber', 'access card', card], ['PhoneEntry', 'phone', PhoneEntry]] as const
  return codes.flatMap(([column, CodeType, Code]) => (Code ? [{ column, cells: { CodeType, Code } }] : []))
}

/** Reads a card format by its name or number of bits. An empty cell means H10301; null for any other word. */
export function readCardFormat(text: string): WiegandFormat | null {
  const word = text.trim().toUpperCase()
  if (word === '') return 'H10301'
  return wiegandFormats.find((format) => format === word) ?? wiegandFormats.find((format) => word.replace(/[\s-]*BITS?$/, '') === String(wiegandLayouts[format].bits)) ?? null
}

export const isCard = (type: AccessCodeType): boolean => accessCodeRules[type].entry === 'card'

export interface CardCell {
  facilityCode: number | null
  cardNumber: number
}

/**
 * Reads the numbers of a card in the notations of other systems: “118-04419” (also with : / , or a space), “FC 118 CN 4419”, the bits or
 * hexadecimal digits that a reader sends, and for 26 bits the 8 digits “11804419” and the 10 digits “0007737667”. Null for other text.
 */
export function readCardCell(text: string, format: WiegandFormat): CardCell | null {
  const card = text.trim()
  const { facility, bits } = wiegandLayouts[format]
  const [, fc, cn] = /^(?:fc\s*)?(\d+)\s*(?:[-:/,]|\s+(?:cn|card)?\s*)\s*(?:cn\s*)?(\d+)$/i.exec(card) ?? []
  if (fc !== undefined && cn !== undefined) return facility === null ? null : { facilityCode: Number(fc), cardNumber: Number(cn) }
  if (/^[01]+$/.test(card) && card.length === bits) return decodeWiegand(format, card)
  const [, hex] = /^(?:0x)?([0-9a-f]+)$/i.exec(card) ?? []
  if (hex !== undefined && /[a-fx]/i.test(card) && hex.length <= Math.ceil(bits / 4)) return decodeWiegand(format, BigInt(`0x${hex}`).toString(2).padStart(bits, '0'))
  if (!/^\d+$/.test(card)) return null
  if (facility === null) return { facilityCode: null, cardNumber: Number(card) }
  if (format !== 'H10301') return null
  if (card.length === 8) return { facilityCode: Number(card.slice(0, 3)), cardNumber: Number(card.slice(3)) }
  if (card.length === 10) return Number(card) < 2 ** 24 ? { facilityCode: Math.floor(Number(card) / 65_536), cardNumber: Number(card) % 65_536 } : null
  return null
}

/** Writes the numbers of a card: “118-04419”. */
export function showCardCell({ facilityCode, cardNumber }: CardCell): string {
  return facilityCode === null ? String(cardNumber) : `${facilityCode}-${String(cardNumber).padStart(5, '0')}`
}
