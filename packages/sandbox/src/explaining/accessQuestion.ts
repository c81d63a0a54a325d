import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { readInstant } from '@portal/domain'
import { type AccessSubject, subjectOfCode, subjectOfGroup, subjectOfInvite, subjectOfUser } from '../access/accessSubject.ts'
import type { ChangedDoors } from '../access/heldOpen.ts'
import { portsOf, readPlaces } from '../access/places.ts'
import { findPort, type PortFacts } from '../access/portFacts.ts'
import { findVisibleCode } from '../accessCodes/standingOfCode.ts'
import { findSeenEvent } from '../log/eventPhotos.ts'
import { findUser } from '../people/findUser.ts'
import { findGroup } from '../people/groups.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, notFound, type Noun } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'

type Request = RequestOf<typeof endpoints.explainAccess>

export async function requirePort(store: Store, accountId: number, portId: string, changed?: ChangedDoors): Promise<PortFacts> {
  const facts = await findPort(store, portId, changed)
  if (!facts || facts.accountId !== accountId) throw notFound('door', 'PortID')
  return facts
}

interface Question {
  /** The user, code or invite of the question; null for an unknown code. */
  subject: AccessSubject | null
  portId: string
  at: number
  /** The event, if the question is about one. */
  event: Pick<Row<'gate_events'>, 'decision' | 'unsynced_since'> | null
}

export async function readQuestion(request: Request, { store, clock }: Pick<Services, 'store' | 'clock'>, viewer: Viewer): Promise<Question> {
  const named = [request.UserID, request.UserGroupID, request.AccessCodeID, request.InviteID, request.EventID].filter((id) => id !== undefined)
  if (named.length !== 1) throw invalid('UserID', 'Name exactly one: a user, group, code, invitation or event.')
  const at = request.At === undefined ? clock.now() : readInstant(request.At)
  if (request.EventID !== undefined) return ofEvent(store, viewer, request.EventID)
  const subject = await findSubject(store, viewer, request)
  return { subject, portId: request.PortID ?? (await firstPort(store, subject)), at, event: null }
}

/** The default door of a question: the invite's first door, or without one the account's first. */
async function firstPort(store: Store, { accountId, inviteId, credential }: AccessSubject): Promise<string> {
  const ports = (await readPlaces(store, accountId)).flatMap(portsOf)
  const first = ports.find(({ id }) => inviteId === null || (credential?.opens?.includes(id) ?? true))
  if (!first) throw notFound('door', 'PortID')
  return first.id
}

/** Finds the subject of a question. Refuses a user that the viewer may not see with 404. */
async function findSubject(store: Store, viewer: Viewer, { UserID, UserGroupID, AccessCodeID, InviteID }: Omit<Request, 'PortID'>): Promise<AccessSubject> {
  const { accountId } = viewer
  if (UserID !== undefined) return own(await subjectOfUser(store, (await findUser(store, viewer, UserID, 'UserID')).id), accountId, 'user')
  if (UserGroupID !== undefined) return own(await subjectOfGroup(store, (await findGroup(store, viewer, UserGroupID, 'UserGroupID')).id), accountId, 'user group')
  if (InviteID !== undefined) return own(await subjectOfInvite(store, InviteID), accountId, 'invitation')
  return subjectOfCode(store, (await findVisibleCode(store, viewer, AccessCodeID ?? 0)).code)
}

function own(subject: AccessSubject | null, accountId: number, what: Noun): AccessSubject {
  if (!subject || subject.accountId !== accountId) throw notFound(what)
  return subject
}

/**
 * The question about an event, answered by the current restrictions even if they changed since. Refuses the event of a user that the viewer
 * may not see with 404.
 */
async function ofEvent(store: Store, viewer: Viewer, eventId: number): Promise<Question> {
  const event = await findSeenEvent(store, viewer, eventId)
  const code = await store.selectFrom('access_codes').selectAll().where('id', '=', event.access_code_id ?? 0).executeTakeFirst()
  const found = code ? await subjectOfCode(store, code)
    : event.invite_id !== null ? await subjectOfInvite(store, event.invite_id)
    : event.user_id !== null ? await subjectOfUser(store, event.user_id) : null
  return { subject: found?.accountId === viewer.accountId ? found : null, portId: event.port_id, at: event.at, event }
}
