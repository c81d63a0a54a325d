import { mergeWindows } from '@portal/domain'
import { portOf, readPlaces } from '../../access/places.ts'
import { requireViewer } from '../../people/viewer.ts'
import { toWindow } from '../../access/restrictionWire.ts'
import { randomToken, sha256 } from '../../bytes/digest.ts'
import { choosePin } from '../../invites/choosePin.ts'
import { insertCode, newCode } from '../../invites/inviteCodes.ts'
import { inviteLink, mailInvite, readRecipient } from '../../invites/sendInvite.ts'
import { toWeekly } from '../../invites/weeklyHours.ts'
import { Refusal } from '../../Refusal.ts'
import type { Call, Handler } from '../Handler.ts'

type Request = Parameters<Handler<'createQRInvite'>>[0]

export const createQRInvite: Handler<'createQRInvite'> = (request, call) => create(request, call, 'QR')

export const createPinInvite: Handler<'createPinInvite'> = ({ Pin, ...request }, call) => create(request, call, 'PIN', Pin)

const invalid = (field: string, message: string) => new Refusal(400, 'VALIDATION', message, { field })

async function create(request: Request, call: Call, kind: 'QR' | 'PIN', wishedPin?: string) {
  const viewer = await requireViewer(call, 'invites.create')
  const { accountId, user } = viewer
  const recipient = readRecipient(request.Recipient)
  const { start, end } = readDates(request, call.clock.now())
  if (request.Windows?.length === 0 || request.Windows?.some(({ Days }) => Days.length === 0)) throw invalid('Windows', 'Choose at least one day.')
  return call.store.transaction().execute(async (trx) => {
    const now = call.clock.now()
    const places = await readPlaces(trx, accountId)
    const ports = [...new Set(request.Ports)]
    const [propertyId, ...others] = [...new Set(ports.map((id) => portOf(places, id).place.propertyId))]
    if (propertyId === undefined || others.length > 0) throw invalid('Ports', 'Choose doors of one property.')
    const pin = kind === 'PIN' ? await choosePin(trx, { viewer, places, ports, now }, wishedPin) : null
    const token = kind === 'QR' ? randomToken(24) : null
    const invite = {
      id: randomToken(16), property_id: propertyId,
      // A PIN invite has no page: its link is one that nobody knows.
      link_hash: await sha256(token ?? randomToken(24)),
      type: request.InviteType, name: request.InviteName, sent_by: user.name, description: request.Description.trim(),
      start_at: start, end_at: end, uses_allowed: request.AccessCount, uses_left: request.AccessCount, revoked_at: null, last_used_at: null,
      created_at: now, kind, recipient, last_sent_at: recipient === '' ? null : now, sealed_pin: pin?.sealed ?? null, pin_hash: pin?.hash ?? null,
    }
    await trx.insertInto('invites').values(invite).execute()
    await trx.insertInto('invite_locations').values(ports.map((port_id, position) => ({ invite_id: invite.id, port_id, position }))).execute()
    const weekly = request.Windows === null ? [] : toWeekly(mergeWindows(request.Windows.map(toWindow)))
    if (weekly.length > 0) await trx.insertInto('invite_weekly').values(weekly.map((row) => ({ invite_id: invite.id, ...row }))).execute()
    if (kind === 'QR' && request.InviteType === 'Temporary') await insertCode(trx, await newCode(trx, invite.id, 1, now))
    const isMailed = await mailInvite(call, trx, invite, { token, pin: pin?.pin ?? null })
    const message = isMailed ? `Sent to ${recipient}.` : 'Invitation made.'
    return { ID: invite.id, Link: token === null ? null : inviteLink(call, token), Pin: pin?.pin ?? null, IsMailed: isMailed, message }
  })
}

function readDates({ StartDate, EndDate }: Request, now: number): { start: number | null; end: number | null } {
  const start = StartDate === null ? null : Date.parse(StartDate)
  const end = EndDate === null ? null : Date.parse(EndDate)
  if (end !== null && end <= now) throw invalid('EndDate', 'The end is in the past.')
  if (start !== null && end !== null && end <= start) throw invalid('EndDate', 'The end is not after the start.')
  return { start, end }
}
