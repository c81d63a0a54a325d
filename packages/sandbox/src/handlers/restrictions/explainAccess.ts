import type { AccessExplanation } from '@portal/domain'
import { type AccessSubject, subjectOfCode, subjectOfGroup, subjectOfInvite, subjectOfUser } from '../../access/accessSubject.ts'
import { explainAtPort } from '../../access/explainAtPort.ts'
import { notFound } from '../../access/places.ts'
import { findPort, type PortFacts } from '../../access/portFacts.ts'
import { toIso } from '../../accessCodes/codeAnswer.ts'
import { decideGate } from '../../gate/decideGate.ts'
import { findVisibleCode } from '../../accessCodes/standingOfCode.ts'
import { findUser } from '../../people/findUser.ts'
import { findGroup } from '../../people/groups.ts'
import { requireViewer, type Viewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import type { Call, Handler } from '../Handler.ts'

type Request = Parameters<Handler<'explainAccess'>>[0]

export const explainAccess: Handler<'explainAccess'> = async (request, call) => {
  const viewer = await requireViewer(call, 'restrictions.view')
  const { subject, portId, at } = await resolve(request, call, viewer)
  const facts = await requirePort(call.store, viewer.accountId, portId)
  const { outcome, deciding, reasons, nextOpening } = await explainAtPort(call.store, subject, facts, at)
  return {
    Outcome: outcome,
    Deciding: deciding,
    Reasons: reasons.map(({ rule, result, because, data }) => ({ Rule: rule, Result: result, Because: because, Data: { ...data } })),
    NextOpening: toIso(nextOpening),
    Who: subject?.name ?? '',
    PortID: facts.port.id,
    PortName: facts.port.name,
    At: new Date(at).toISOString(),
    TimeZone: facts.timeZone,
  }
}

export const qrCodeAccessCheck: Handler<'qrCodeAccessCheck'> = (request, call) => check(request, call, 'QR key')
export const bluetoothAccessCheck: Handler<'bluetoothAccessCheck'> = (request, call) => check(request, call, 'phone')

async function check({ UserID, PortID }: { UserID: number; PortID: string }, call: Call, what: string) {
  const viewer = await requireViewer(call, 'restrictions.view')
  const facts = await requirePort(call.store, viewer.accountId, PortID)
  const subject = await findSubject(call.store, viewer, { UserID })
  const explanation: AccessExplanation = await explainAtPort(call.store, subject, facts, call.clock.now())
  const { reason } = decideGate(explanation, { subject, kind: what, invite: null, inviteCode: null, code: null })
  const isAllowed = explanation.outcome === 'allowed'
  const message = `The ${what} of ${subject.name} ${isAllowed ? 'opens' : 'does not open'} ${facts.port.name} now.`
  return { IsAllowed: isAllowed, Reason: reason, message }
}

async function requirePort(store: Store, accountId: number, portId: string): Promise<PortFacts> {
  const facts = await findPort(store, portId)
  if (!facts || facts.accountId !== accountId) throw notFound('door', 'PortID')
  return facts
}

interface Question {
  /** Null: a credential nobody has. */
  subject: AccessSubject | null
  portId: string
  at: number
}

async function resolve(request: Request, { store, clock }: Call, viewer: Viewer): Promise<Question> {
  const named = [request.UserID, request.UserGroupID, request.AccessCodeID, request.InviteID, request.EventID].filter((id) => id !== undefined)
  if (named.length !== 1) throw new Refusal(400, 'VALIDATION', 'Name exactly one: a user, group, code, invitation or event.', { field: 'UserID' })
  const at = request.At === undefined ? clock.now() : Date.parse(request.At)
  if (request.EventID !== undefined) return ofEvent(store, viewer.accountId, request.EventID)
  if (request.PortID === undefined) throw new Refusal(400, 'VALIDATION', 'Name a door.', { field: 'PortID' })
  return { subject: await findSubject(store, viewer, request), portId: request.PortID, at }
}

/** 404 for those whom the viewer may not see. */
async function findSubject(store: Store, viewer: Viewer, { UserID, UserGroupID, AccessCodeID, InviteID }: Omit<Request, 'PortID'>): Promise<AccessSubject> {
  const { accountId } = viewer
  if (UserID !== undefined) return own(await subjectOfUser(store, (await findUser(store, viewer, UserID, 'UserID')).id), accountId, 'user')
  if (UserGroupID !== undefined) return own(await subjectOfGroup(store, (await findGroup(store, viewer, UserGroupID, 'UserGroupID')).id), accountId, 'user group')
  if (InviteID !== undefined) return own(await subjectOfInvite(store, InviteID), accountId, 'invitation')
  return subjectOfCode(store, (await findVisibleCode(store, viewer, AccessCodeID ?? 0)).code)
}

function own(subject: AccessSubject | null, accountId: number, what: string): AccessSubject {
  if (!subject || subject.accountId !== accountId) throw notFound(what)
  return subject
}

/** By the rules of today: what has changed since is said as it is now. */
async function ofEvent(store: Store, accountId: number, eventId: number): Promise<Question> {
  const event = await store
    .selectFrom('gate_events')
    .innerJoin('properties', 'properties.id', 'gate_events.property_id')
    .selectAll('gate_events')
    .where('gate_events.id', '=', eventId)
    .where('properties.account_id', '=', accountId)
    .executeTakeFirst()
  if (!event) throw notFound('event', 'EventID')
  const code = await store.selectFrom('access_codes').selectAll().where('id', '=', event.access_code_id ?? 0).executeTakeFirst()
  const found = code ? await subjectOfCode(store, code)
    : event.invite_id !== null ? await subjectOfInvite(store, event.invite_id)
    : event.user_id !== null ? await subjectOfUser(store, event.user_id) : null
  return { subject: found?.accountId === accountId ? found : null, portId: event.port_id, at: event.at }
}
