import { codeAnswer } from '../accessCodes/codeAnswer.ts'
import { removeCode } from '../accessCodes/removeCode.ts'
import { saveCode } from '../accessCodes/saveCode.ts'
import { findCodeToChange } from '../accessCodes/standingOfCode.ts'
import type { Store } from '../store/openStore.ts'
import type { FoundRow, ImportContext } from './ImportedKind.ts'
import type { SettableCode } from './writeCodeRow.ts'

/** Deletes the code that a row made, or gives back what it changed of one; its controllers follow. Refusals: 403, 404, 409 `TAKEN`. */
export async function takeBackCode(trx: Store, { viewer, vault, now }: ImportContext, row: FoundRow): Promise<number | null> {
  const code = await findCodeToChange(trx, viewer, row.record_id ?? 0)
  if (row.before === null) {
    await removeCode(trx, viewer.accountId, code, now)
    return null
  }
  const before = JSON.parse(row.before) as SettableCode
  const { version } = await saveCode(trx, { viewer, vault, now }, code.user_id, { ...(await codeAnswer({ store: trx, vault }, code)), ...before })
  return version
}
