import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { writeCodeLocations } from '../../accessCodes/codeLocations.ts'
import { planMigration } from '../../accessCodes/planMigration.ts'
import { type RecordedPush, recordPushes } from '../../devices/recordPushes.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

type Preview = ResponseOf<typeof endpoints.previewMigrateAccessCodes>
type PreviewRow = Preview['Rows'][number]
type PreviewModule = Preview['Modules'][number]

export const migrateAccessCodes: Handler<'migrateAccessCodes'> = async (request, call) => {
  const viewer = await requireViewer(call, 'migration.run')
  const { accountId, user: { name: by } } = viewer
  const now = call.clock.now()
  return call.store.transaction().execute(async (trx) => {
    const { moves } = await planMigration(trx, viewer, request, now)
    const pushes: RecordedPush[] = []
    for (const move of moves) {
      if (move.refusal !== null) continue
      await writeCodeLocations(trx, move.id, move.after)
      await trx.updateTable('access_codes').set({ version: move.code.version + 1, updated_by: by }).where('id', '=', move.id).execute()
      const push = { accountId, at: now, codeId: move.id }
      pushes.push(...(await recordPushes(trx, move.removes, { ...push, action: 'remove' })))
      pushes.push(...(await recordPushes(trx, move.adds, { ...push, action: 'add' })))
    }
    const Rows = moves.map(({ id, refusal }) => ({ AccessCodeID: id, IsDone: refusal === null, message: refusal ?? (request.IsCopy ? 'Copied.' : 'Moved.') }))
    return { MovedCount: Rows.filter(({ IsDone }) => IsDone).length, Rows, Pushes: pushes }
  })
}

export const previewMigrateAccessCodes: Handler<'previewMigrateAccessCodes'> = async (request, call) => {
  const viewer = await requireViewer(call, 'migration.run')
  const { places, moves } = await planMigration(call.store, viewer, request, call.clock.now())
  const Rows = moves.map((move): PreviewRow => ({
    AccessCodeID: move.id,
    AccessCodeTypeID: (move.code?.type ?? 1) as PreviewRow['AccessCodeTypeID'],
    Label: move.code?.label ?? '',
    UserID: move.code?.user_id ?? null,
    UserName: move.code?.name ?? null,
    IsMovable: move.refusal === null,
    IsThere: move.refusal === null && move.isThere,
    message: move.refusal ?? '',
    Adds: move.refusal === null ? move.adds.map(({ id }) => id) : [],
    Removes: move.refusal === null ? move.removes.map(({ id }) => id) : [],
  }))
  const touched = new Set(Rows.flatMap(({ Adds, Removes }) => [...Adds, ...Removes]))
  // A controller may have doors at several places.
  const modules = new Map<number, PreviewModule>()
  for (const { id, name, hardwareModel, isOnline } of places.flatMap((place) => place.modules).filter(({ id }) => touched.has(id))) {
    modules.set(id, { ModuleID: id, ModuleName: name, HardwareModel: hardwareModel, IsOnline: isOnline || modules.get(id)?.IsOnline === true })
  }
  return { Rows, Modules: [...modules.values()] }
}
