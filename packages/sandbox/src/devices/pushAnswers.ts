import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { type Viewer, whoseNames } from '../people/viewer.ts'
import type { DeviceCommandsTable } from '../store/controllerSchema.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

type PushAnswer = ResponseOf<typeof endpoints.getDevicePushes>['Pushes'][number]

/** Commands as the viewer may read them: without the names of codes and people that they may not know. */
export async function pushAnswers(store: Store, viewer: Viewer, rows: readonly DeviceCommandsTable[]): Promise<PushAnswer[]> {
  const codes = await store
    .selectFrom('access_codes')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .select(['access_codes.id', 'access_codes.label', 'access_codes.user_id', 'users.name'])
    .where(inIds('access_codes.id', rows.flatMap(({ code_id: id }) => id ?? [])))
    .execute()
  const { maySee } = await whoseNames(store, viewer, codes.map(({ id, user_id: userId }) => ({ user_id: userId, invite_id: null, access_code_id: id })))
  const names = new Map(codes.map(({ id, label, user_id: userId, name }) => [id, maySee({ user_id: userId, invite_id: null, access_code_id: id }) ? (name ?? label) : null]))
  const ports = await store.selectFrom('ports').select(['id', 'name']).where(inIds('id', rows.flatMap(({ port_id: id }) => id ?? []))).execute()
  const mayName = mayDo(viewer.standing, 'users.view')
  return rows.map((row) => ({
    ID: row.id, At: toIso(row.made_at), ModuleID: row.module_id, ModuleName: row.module_name, HardwareID: row.hardware_id,
    Push: row.push ?? '', Action: row.action, AccessCodeID: row.code_id, Status: row.status,
    PortName: ports.find(({ id }) => id === row.port_id)?.name ?? null, CodeName: names.get(row.code_id ?? 0) ?? null, By: mayName && row.by !== '' ? row.by : null,
    Attempts: row.attempts, Reason: row.status === 'acknowledged' ? null : row.reason, NextTryAt: row.status === 'waiting' ? toIso(row.next_at) : null,
    SentAt: toIso(row.sent_at), DoneAt: toIso(row.done_at),
  }))
}
