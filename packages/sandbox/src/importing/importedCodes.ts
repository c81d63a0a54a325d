import { builtOnCodes } from './builtOnCodes.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { takeBackCode } from './takeBackCode.ts'
import { writeCodeRow } from './writeCodeRow.ts'

export const importedCodes: ImportedKind = {
  right: 'codes.edit',
  nameOf: ({ Person = '', Label = '', CodeType = '' }) => Person || Label || CodeType,
  writer: (_store, context) => Promise.resolve((trx, row) => writeCodeRow(trx, context, row)),
  builtOn: builtOnCodes,
  takeBack: takeBackCode,
}
