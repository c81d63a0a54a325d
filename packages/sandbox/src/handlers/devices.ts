import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { choosePush, type DeviceAction, PushKind } from '@portal/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import { moduleOf, type PlaceModule, readPlaces } from '../access/places.ts'
import { findVisibleCode, requireNotHidden } from '../accessCodes/standingOfCode.ts'
import type { SignedInCall } from '../Call.ts'
import { isUnsettled, pushAnswers } from '../devices/controllerAnswers.ts'
import { recordPushes } from '../devices/recordPushes.ts'
import { Refusal } from '../Refusal.ts'
import { countOf, idsOfPage, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Database } from '../store/schema.ts'
import type { Handler } from './Handler.ts'
import { filled, type Sentence } from '../words/sentence.ts'

export const getDevicePushes: Handler<'getDevicePushes'> = async ({ ModuleID, AccessCodeID, State, ...asked }, { store, viewer }) => {
  const { accountId } = viewer
  if (AccessCodeID !== undefined) await requireNotHidden(store, viewer, AccessCodeID)
  let query = store.selectFrom('device_commands').where('account_id', '=', accountId)
  if (ModuleID !== undefined) query = query.where('module_id', '=', ModuleID)
  if (AccessCodeID !== undefined) query = query.where('code_id', '=', AccessCodeID)
  const open = query.where(inOpen(store, accountId))
  const all = await countOf(query)
  const openCount = State === undefined ? 0 : await countOf(open)
  if (State !== undefined) query = State === 'open' ? open : query.where((where) => where.not(isOpen(where)))
  const total = State === undefined ? all : State === 'open' ? openCount : all - openCount
  const ids = await idsOfPage(query, asked, { by: ['device_commands.id'], isDown: true })
  const rows = await store.selectFrom('device_commands').selectAll().where(inIds('id', ids)).orderBy('id', 'desc').execute()
  return { TotalCount: total, Pushes: await pushAnswers(store, viewer, rows) }
}

export const sendCodeToDeviceByModuleIDList: Handler<'sendCodeToDeviceByModuleIDList'> = ({ ModuleIDs, AccessCodeID }, call) =>
  send(call, [...new Set(ModuleIDs)], AccessCodeID, (modules) => {
    if (modules.some(({ hardware }) => hardware === null)) throw wrongPush(PushKind.SendCodeToDevice)
  })

type SingleRequest = RequestOf<typeof endpoints.getXml>

/** Makes the handler of a push for one kind of hardware. */
function pushBy(kind: PushKind, action?: DeviceAction) {
  return ({ ModuleID, AccessCodeID }: SingleRequest, call: SignedInCall) =>
    send(call, [ModuleID], AccessCodeID, ([module]) => {
      if (!module?.hardware || choosePush(module.hardware.id) !== kind) throw wrongPush(kind)
    }, action)
}

export const getXml = pushBy(PushKind.GetXml)

export const evoHttp = pushBy(PushKind.EvoHttp)

export const u2Http = pushBy(PushKind.U2Http)

export const talkMan = pushBy(PushKind.TalkMan)

export const omniPointAddCode = pushBy(PushKind.OmniPoint, 'add')

export const omniPointUpdateCode = pushBy(PushKind.OmniPoint, 'update')

export const omniPointRemoveCode = pushBy(PushKind.OmniPoint, 'remove')

export const entriaSave = pushBy(PushKind.Entria)

type CheckModules = (modules: PlaceModule[]) => void

async function send({ viewer, store, now }: SignedInCall, moduleIds: readonly number[], codeId: number | undefined, check: CheckModules, action?: DeviceAction) {
  const { accountId } = viewer
  const places = await readPlaces(store, accountId)
  if (codeId !== undefined) await findVisibleCode(store, viewer, codeId)
  const modules = moduleIds.map((id) => moduleOf(places, id).module)
  check(modules)
  const kind = action ?? (codeId === undefined ? 'all' : 'update')
  const sent = await recordPushes(store, modules, { accountId, at: now, action: kind, codeId: codeId ?? null, by: viewer.user.name })
  const newest = store.selectFrom('device_commands').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc')
  const rows = await newest.limit(sent.length).execute()
  const message: Sentence = sent.length === 1 ? 'Sent to 1 controller.' : filled('Sent to {count} controllers.', { count: sent.length })
  return { message, Pushes: await pushAnswers(store, viewer, rows) }
}

const wrongPush = (kind: PushKind) => new Refusal(409, 'WRONG_PUSH', filled('This hardware does not support {kind}.', { kind }), { field: 'ModuleID' })

/** Whether a command is unfinished, like `isOpen`, but found by the indexes of unfinished commands. */
function inOpen(store: Store, accountId: number) {
  const commands = store.selectFrom('device_commands').select('device_commands.id').where('device_commands.account_id', '=', accountId)
  const unsent = commands.where(sql<boolean>`device_commands.status in ('waiting', 'sent')`)
  return sql<boolean>`device_commands.id in (${unsent.unionAll(commands.where(isUnsettled))})`
}

function isOpen(where: ExpressionBuilder<Database, 'device_commands'>) {
  return where.or([where('device_commands.status', 'in', ['waiting', 'sent']), isUnsettled(where)])
}
