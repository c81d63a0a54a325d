import { type endpoints, type RequestOf, toWeekWindows } from '@portal/api-client/contract'
import { mergeWindows, readInstant } from '@portal/domain'
import { type InviteRecord, toWeekly } from '../access/findInvite.ts'
import { type Place, portOf, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { conflict, invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { inviteAnswer } from './inviteAnswer.ts'
import { statusMessage } from './statusMessage.ts'
import { filled } from '../words/sentence.ts'
import { findTaken, type TakenCode } from '../accessCodes/findTaken.ts'
import { takenRefusal } from '../accessCodes/saveCode.ts'
import { suggestDigits } from '../accessCodes/suggestDigits.ts'
import type { RandomBelow } from '../bytes/bytes.ts'
import type { Viewer } from '../people/viewer.ts'
import type { CodeVault } from '../secrets/codeVault.ts'

type InviteChange = RequestOf<typeof endpoints.updateInvite>

/**
 * Changes an invite inside a transaction; its link, code and PIN stay, and its uses stay counted. Returns the new version. Refusals: 400
 * `VALIDATION`, 404, 409 `INVITE_ENDED` for a revoked invite, 409 `CONFLICT`, 409 `TAKEN` for a PIN that someone else has at one of the
 * doors.
 */
export async function changeInvite(trx: Store, { viewer, now, vault, randomBelow }: Pick<PinContext, 'viewer' | 'now' | 'vault' | 'randomBelow'>, invite: InviteRecord, change: InviteChange): Promise<number> {
  if (invite.revoked_at !== null) throw new Refusal(409, 'INVITE_ENDED', statusMessage('Revoked', invite, now))
  if (change.Version !== null && change.Version !== invite.version) throw conflict(await inviteAnswer(vault, invite, now))
  const dates = readInviteDates(change, now)
  const weekly = readInviteWeek(change)
  const places = await readPlaces(trx, viewer.accountId)
  const { propertyId, ports } = readInvitePorts(places, change)
  await requireDoors(trx, viewer, [...ports, ...invite.locations.map(({ id }) => id)], 'Ports')
  if (propertyId !== invite.property_id) {
    throw new Refusal(400, 'VALIDATION', 'Choose doors of the property of this invitation.', { field: 'Ports' })
  }
  if (invite.sealed_pin !== null) {
    const pin = await vault.open(invite.sealed_pin)
    await choosePin(trx, { viewer, places, now, vault, randomBelow, inviteId: invite.id }, pin)
  }
  const version = invite.version + 1
  const columns = {
    name: change.InviteName, description: change.Description.trim(), ...dates, uses_allowed: change.AccessCount,
    uses_left: usesLeft(invite, change.AccessCount), version, updated_by: viewer.user.name,
  }
  await trx.updateTable('invites').set(columns).where('id', '=', invite.id).execute()
  await writeInvitePlaces(trx, invite.id, ports, weekly)
  return version
}

/**
 * The uses left under a new limit; uses are counted from the moment at which the invite gets a limit. 400 `VALIDATION` if more uses were
 * made than the limit allows.
 */
function usesLeft(invite: InviteRecord, allowed: number | null): number | null {
  if (allowed === null) return null
  const used = invite.uses_allowed === null ? 0 : invite.uses_allowed - (invite.uses_left ?? 0)
  if (allowed <= used) throw new Refusal(400, 'VALIDATION', filled('It was already used {count} times. Allow more uses.', { count: used }), { field: 'AccessCount' })
  return allowed - used
}

/** Replaces the doors of an invite, in the given order, and its weekly hours. */
export async function writeInvitePlaces(trx: Store, inviteId: string, ports: readonly string[], weekly: InviteRecord['weekly']): Promise<void> {
  await trx.deleteFrom('invite_locations').where('invite_id', '=', inviteId).execute()
  await trx.deleteFrom('invite_weekly').where('invite_id', '=', inviteId).execute()
  await trx.insertInto('invite_locations').values(ports.map((port_id, position) => ({ invite_id: inviteId, port_id, position }))).execute()
  if (weekly.length > 0) await trx.insertInto('invite_weekly').values(weekly.map((row) => ({ invite_id: inviteId, ...row }))).execute()
}

type InviteInput = Pick<RequestOf<typeof endpoints.createQRInvite>, 'StartDate' | 'EndDate' | 'Windows' | 'Ports'>

/** The first and the last instant of an invite. 400 `VALIDATION` for an end that is past or that is not after the start. */
export function readInviteDates({ StartDate, EndDate }: InviteInput, now: number): { start_at: number | null; end_at: number | null } {
  const start = StartDate === null ? null : readInstant(StartDate)
  const end = EndDate === null ? null : readInstant(EndDate)
  if (end !== null && end <= now) throw invalid('EndDate', 'The end is in the past.')
  if (start !== null && end !== null && end <= start) throw invalid('EndDate', 'The end must be after the start.')
  return { start_at: start, end_at: end }
}

/** The weekly hours of an invite; empty without a limit. 400 `VALIDATION` for hours without a day. */
export function readInviteWeek({ Windows }: InviteInput): ReturnType<typeof toWeekly> {
  if (Windows?.length === 0 || Windows?.some(({ Days }) => Days.length === 0)) throw invalid('Windows', 'Choose at least one day.')
  return Windows === null ? [] : toWeekly(mergeWindows(toWeekWindows(Windows)))
}

/** The doors of an invite, each once. 400 `VALIDATION` for doors of several properties, 404 for a door of another account. */
export function readInvitePorts(places: readonly Place[], { Ports }: InviteInput): { propertyId: number; ports: string[] } {
  const ports = [...new Set(Ports)]
  const [propertyId, ...others] = [...new Set(ports.map((id) => portOf(places, id).place.propertyId))]
  if (propertyId === undefined || others.length > 0) throw invalid('Ports', 'Choose doors of one property.')
  return { propertyId, ports }
}

const pinDigits = 6
const noCard = { phone_code_hash: null, wiegand_format: null, facility_code: null, card_from: null, card_to: null }

interface PinContext {
  viewer: Viewer
  places: readonly Place[]
  now: number
  vault: CodeVault
  randomBelow: RandomBelow
  /** The id of the invite that already has the PIN, which does not conflict with itself. */
  inviteId?: string
}

interface ChosenPin {
  pin: string
  sealed: string
  hash: string
}

/** Returns the requested PIN, or six random digits that nobody in the account has. Refuses a taken PIN: 409 `TAKEN`. */
export async function choosePin(trx: Store, { viewer, places, now, vault, randomBelow, inviteId }: PinContext, wished: string | undefined): Promise<ChosenPin> {
  const takenBy = async (pin: string): Promise<TakenCode | null> => {
    const code = { ...noCard, code_hash: await vault.hash('keypad', pin) }
    return findTaken(trx, { viewer, places, ownId: null, ...(inviteId !== undefined && { ownInviteId: inviteId }) }, 'account', code, now)
  }
  const taken = wished === undefined ? null : await takenBy(wished)
  if (taken) throw takenRefusal({ ...taken, field: 'Code' })
  const pin = wished ?? (await suggestDigits(pinDigits, randomBelow, (candidates) => firstFree(candidates, takenBy)))
  if (pin === null) throw new Refusal(409, 'TAKEN', 'No free PIN was found. Choose one yourself.', { field: 'Pin' })
  return { pin, hash: await vault.hash('keypad', pin), sealed: await vault.seal(pin) }
}

async function firstFree(candidates: readonly string[], takenBy: (pin: string) => Promise<TakenCode | null>): Promise<string[]> {
  for (const pin of candidates) {
    if ((await takenBy(pin)) === null) return [pin]
  }
  return []
}
