import { fromBase64 } from '../bytes/bytes.ts'
import { exportAnswer, findExport, layOutParts, planExport, requireExporter, requireNoneRunning } from '../exporting/startExport.ts'
import { byteOrderMark, type Exported } from '../exporting/ExportSource.ts'
import { bodiesOf } from '../exporting/runExports.ts'
import { propertyOfLog } from '../log/readLog.ts'
import { Refusal } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'
import type { Row } from '../store/schema.ts'

const exportsShown = 20

export const createExport: Handler<'createExport'> = async ({ Name, Format, WithCodes, Language, What }, call) => {
  const { viewer, now } = call
  requireExporter(viewer, What.Of)
  const plan = await planExport(call, viewer, What, { format: Format, language: Language, with_codes: Number(WithCodes) }, now)
  await requireNoneRunning(call.store, call.user.id)
  const { id } = await call.store
    .insertInto('exports')
    .values({
      account_id: viewer.accountId, by_user_id: call.user.id, name: Name, kind: What.Of, format: Format, what: JSON.stringify(What), with_codes: Number(WithCodes), language: Language,
      state: 'running', standing: JSON.stringify(viewer.standing), total: null, created_at: now, started_at: now, ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return exportAnswer(await layOutParts(call.store, id, plan), call.language)
}

export const getExports: Handler<'getExports'> = async (_request, { store, now, user, language, viewer }) => {
  const found = await store.selectFrom('exports').selectAll().where('by_user_id', '=', user.id).where('account_id', '=', user.account_id)
    .orderBy('started_at', 'desc').orderBy('id', 'desc').limit(exportsShown).execute()
  const { time_zone: zone } = await propertyOfLog(store, viewer)
  return { Now: toIso(now), TimeZone: zone, Exports: found.map((one) => exportAnswer(one, language)) }
}

export const changeExport: Handler<'changeExport'> = async ({ ExportID, Action }, call) => {
  const { now } = call
  const found = await findExport(call, ExportID)
  const isRunning = found.state === 'running'
  if (isRunning !== (Action === 'cancel')) throw new Refusal(409, 'EXPORT_STATE', isRunning ? 'This export is running.' : 'This export is no longer running.')
  if (Action === 'again') {
    const { viewer } = call
    requireExporter(viewer, found.kind)
    const plan = await planExport(call, viewer, JSON.parse(found.what) as Exported, found, now)
    await requireNoneRunning(call.store, call.user.id)
    const begun = { state: 'running', reason: '', lines: 0, percent: 0, size: 0, standing: JSON.stringify(viewer.standing), started_at: now, ended_at: null } as const
    await call.store.updateTable('exports').set(begun).where('id', '=', found.id).execute()
    await layOutParts(call.store, found.id, plan)
    return { message: 'The export is running again.' }
  }
  await call.store.deleteFrom('export_parts').where('export_id', '=', found.id).execute()
  if (Action === 'remove') await call.store.deleteFrom('exports').where('id', '=', found.id).execute()
  else await call.store.updateTable('exports').set({ state: 'cancelled', ended_at: now, size: 0 }).where('id', '=', found.id).execute()
  return { message: Action === 'remove' ? 'The export was removed.' : 'The export was canceled.' }
}

export const downloadExport: Handler<'downloadExport'> = async ({ ExportID }, call) => {
  const found = await findExport(call, ExportID)
  requireExporter(call.viewer, found.kind)
  if (found.standing !== JSON.stringify(call.viewer.standing)) throw new Refusal(409, 'EXPORT_STATE', 'Your rights have changed since this file was created. Start it again.')
  if (found.state !== 'done') throw new Refusal(409, 'EXPORT_STATE', found.state === 'ended' ? 'This file is no longer available. Start it again.' : 'There is no file yet.')
  const bodies = await bodiesOf(call, found.id)
  // The last part is the headings of a CSV, or the whole of a PDF.
  const last = bodies.pop() ?? ''
  const { mediaType, content } = found.format === 'csv' ? { mediaType: 'text/csv', content: [byteOrderMark, last, ...bodies] } : { mediaType: 'application/pdf', content: [fromBase64(last)] }
  return { blob: new Blob(content, { type: mediaType }), fileName: fileNameOf(found), mediaType }
}

/** Names of exported files whose lists have another name on screen. */
const listNames: Partial<Record<string, string>> = { log: 'activity', codes: 'entry-methods' }

const fileNameOf = ({ kind, format, started_at: at }: Row<'exports'>) => `${listNames[kind] ?? kind}-${toIso(at).slice(0, 10)}.${format}`
