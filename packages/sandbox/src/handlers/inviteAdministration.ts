import { canStillOpen, mayDo, type Right } from '@portal/domain'
import { findInviteById, findInvites, type InviteRecord, statusOfInvite } from '../access/findInvite.ts'
import { readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { doorsBeyondHost, isHost, requireGuest } from '../gate/guests.ts'
import { randomToken, sha256 } from '../bytes/bytes.ts'
import type { SignedInCall } from '../Call.ts'
import { changeInvite, choosePin, readInviteDates, readInvitePorts, readInviteWeek, writeInvitePlaces } from '../invites/changeInvite.ts'
import { inviteAnswer, openingsOfInvites } from '../invites/inviteAnswer.ts'
import { insertCode, newCode, replaceCodes } from '../invites/inviteCodes.ts'
import { inviteLink, mailInvite, mailInviteChange, readRecipient, withInviteMail } from '../invites/sendInvite.ts'
import { statusMessage } from '../invites/statusMessage.ts'
import { countInvites, pageOfInvites } from '../invites/wantedInvites.ts'
import { findUser } from '../people/findUser.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { Answer, Handler } from './Handler.ts'
import { filled, type Sentence } from '../words/sentence.ts'

const eventsShown = 50

export const getInvites: Handler<'getInvites'> = async ({ Status, Kind, SentByUserID: asked, PortID, EndsWithinDays, searchText, page, count }, { viewer, store, now, vault }) => {
  const { accountId } = viewer
  if (asked !== undefined) await findUser(store, viewer, asked, 'SentByUserID')
  const SentByUserID = isHost(viewer) ? viewer.user.id : asked
  const filter = { Kind, SentByUserID, PortID, EndsWithinDays, searchText }
  const counts = await countInvites(store, accountId, filter, now)
  const total = Status === undefined ? Object.values(counts).reduce((sum, number) => sum + number, 0) : counts[Status]
  const invites = await findInvites(store, await pageOfInvites(store, accountId, { ...filter, Status, total, asked: { page, count } }, now))
  const openings = await openingsOfInvites(store, invites, now)
  return {
    TotalCount: total,
    StatusCounts: counts,
    Invites: await Promise.all(invites.map((invite) => inviteAnswer(vault, invite, now, openings))),
  }
}

export const getInvite: Handler<'getInvite'> = async ({ ID }, { now, store, viewer, vault }) => {
  const invite = await requireInvite(store, viewer, ID)
  const events = await store
    .selectFrom('gate_events')
    .selectAll()
    .where('invite_id', '=', ID)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(eventsShown)
    .execute()
  return {
    ...(await inviteAnswer(vault, invite, now, await openingsOfInvites(store, [invite], now))),
    BeyondSender: canStillOpen(statusOfInvite(invite, now)) ? await doorsBeyondHost(store, invite, now) : [],
    Events: events.map((event) => ({
      ID: event.id, At: toIso(event.at), PortName: event.port_name, Decision: event.decision, Reason: event.reason,
    })),
  }
}

/** Finds an invite that the viewer may see: any of the account, or without that right only the viewer's own. 404 otherwise. */
async function requireInvite(store: Store, viewer: Viewer, id: string, right: Right = 'invites.view'): Promise<InviteRecord> {
  const invite = await findInviteById(store, id)
  if (!invite || invite.accountId !== viewer.accountId || (!mayDo(viewer.standing, right) && invite.sent_by_user_id !== viewer.user.id)) throw notFound('invitation', 'ID')
  return invite
}

type NewInvite = Parameters<Handler<'createQRInvite'>>[0]

export const createQRInvite: Handler<'createQRInvite'> = (request, call) => createInvite(request, call, 'QR')

export const createPinInvite: Handler<'createPinInvite'> = ({ Pin, ...request }, call) => createInvite(request, call, 'PIN', Pin)

async function createInvite(request: NewInvite, call: SignedInCall, kind: 'QR' | 'PIN', wishedPin?: string): Promise<Answer<'createQRInvite'>> {
  const { viewer } = call
  const { accountId, user } = viewer
  if (isHost(viewer) && request.InviteType !== 'Temporary') throw invalid('InviteType', 'Residents can only send temporary keys.')
  const recipient = readRecipient(request.Recipient)
  const dates = readInviteDates(request, call.now)
  const weekly = readInviteWeek(request)
  return withInviteMail(call, recipient, async () => {
    const { now } = call
    const places = await readPlaces(call.store, accountId)
    const { propertyId, ports } = readInvitePorts(places, request)
    await requireDoors(call.store, viewer, ports, 'Ports')
    await requireGuest(call.store, viewer, { startAt: dates.start_at, endAt: dates.end_at, doors: ports }, now)
    const pin = kind === 'PIN' ? await choosePin(call.store, { viewer, places, now, vault: call.vault, randomBelow: call.randomBelow }, wishedPin) : null
    const token = kind === 'QR' ? randomToken(24) : null
    const invite = {
      id: randomToken(16), account_id: accountId, property_id: propertyId,
      // A PIN invite has no page, so the token of its link is never returned.
      link_hash: await sha256(token ?? randomToken(24)),
      type: request.InviteType, name: request.InviteName, sent_by: user.name, sent_by_user_id: user.id, description: request.Description.trim(),
      ...dates, uses_allowed: request.AccessCount, uses_left: request.AccessCount, revoked_at: null, last_used_at: null,
      created_at: now, kind, recipient, last_sent_at: recipient === '' ? null : now, sealed_pin: pin?.sealed ?? null, pin_hash: pin?.hash ?? null,
      version: 1, updated_by: user.name, language: request.Language ?? call.language,
    }
    await call.store.insertInto('invites').values(invite).execute()
    await writeInvitePlaces(call.store, invite.id, ports, weekly)
    if (kind === 'QR' && request.InviteType === 'Temporary') await insertCode(call.store, await newCode(call.vault, invite.id, 1, now))
    const isMailed = await mailInvite(call, call.store, invite.id, { token, pin: pin?.pin ?? null })
    const message: Sentence = isMailed ? filled('Sent to {address}.', { address: recipient }) : 'Invite created.'
    return { ID: invite.id, Link: token === null ? null : inviteLink(call, token), Pin: pin?.pin ?? null, IsMailed: isMailed, message }
  })
}

export const updateInvite: Handler<'updateInvite'> = async (change, call) => {
  const { viewer } = call
  const { recipient } = await requireInvite(call.store, viewer, change.ID, 'invites.create')
  return withInviteMail(call, change.IsGuestTold ? recipient : '', async () => {
    const before = await requireInvite(call.store, viewer, change.ID, 'invites.create')
    const dates = readInviteDates(change, call.now)
    await requireGuest(call.store, viewer, { startAt: dates.start_at, endAt: dates.end_at, doors: change.Ports }, call.now, change.ID)
    const version = await changeInvite(call.store, { viewer, now: call.now, vault: call.vault, randomBelow: call.randomBelow }, before, change)
    const after = await requireInvite(call.store, viewer, change.ID, 'invites.create')
    const isMailed = change.IsGuestTold && (await mailInviteChange(call, call.store, before, after))
    const message: Sentence = isMailed ? filled('Saved. A message to {address} says what changed.', { address: after.recipient }) : 'Invite saved.'
    return { ID: change.ID, Version: version, IsMailed: isMailed, message }
  })
}

export const revokeInvite: Handler<'revokeInvite'> = async ({ ID }, call) => {
  await requireInvite(call.store, call.viewer, ID, 'invites.revoke')
  await call.store.updateTable('invites').set({ revoked_at: call.now }).where('id', '=', ID).where('revoked_at', 'is', null).execute()
  return { message: 'Invite revoked.' }
}

export const resendInvite: Handler<'resendInvite'> = async ({ ID, Recipient }, call) => {
  const { viewer } = call
  const { accountId } = viewer
  const recipient = readRecipient(Recipient ?? (await requireInvite(call.store, viewer, ID, 'invites.create')).recipient)
  return withInviteMail(call, recipient, async () => {
    const { now } = call
    const invite = await requireInvite(call.store, viewer, ID, 'invites.create')
    const doors = invite.locations.map(({ id }) => id)
    await requireDoors(call.store, viewer, doors, 'ID')
    await requireGuest(call.store, viewer, { startAt: invite.start_at, endAt: invite.end_at, doors }, now, ID)
    const status = statusOfInvite(invite, now)
    if (!canStillOpen(status)) throw new Refusal(409, 'INVITE_ENDED', statusMessage(status, invite, now))
    const token = invite.kind === 'QR' ? randomToken(24) : null
    const pin = invite.kind === 'PIN' ? await choosePin(call.store, { viewer, places: await readPlaces(call.store, accountId), now, vault: call.vault, randomBelow: call.randomBelow }, undefined) : null
    const changes = {
      recipient,
      link_hash: await sha256(token ?? randomToken(24)),
      ...(pin && { sealed_pin: pin.sealed, pin_hash: pin.hash }),
      last_sent_at: recipient === '' ? invite.last_sent_at : now,
    }
    await call.store.updateTable('invites').set(changes).where('id', '=', ID).execute()
    await replaceCodes(call.store, ID, now)
    // The console lists the new token, because the old link's page is gone.
    if (token !== null) await call.store.updateTable('seed_invites').set({ token }).where('invite_id', '=', ID).execute()
    const isMailed = await mailInvite(call, call.store, ID, { token, pin: pin?.pin ?? null })
    const message: Sentence = isMailed ? filled('Sent to {address}.', { address: recipient }) : 'A new link was created.'
    return { ID, Link: token === null ? null : inviteLink(call, token), Pin: pin?.pin ?? null, IsMailed: isMailed, message }
  })
}
