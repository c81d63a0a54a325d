import { findTaken, type TakenCode } from '../accessCodes/findTaken.ts'
import { hashCode, sealCode } from '../secrets/codeVault.ts'
import { takenRefusal } from '../accessCodes/saveCode.ts'
import { Refusal } from '../Refusal.ts'
import type { Place } from '../access/places.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'

const pinDigits = 6
const triesAtMost = 50
const noCard = { phone_code_hash: null, wiegand_format: null, facility_code: null, card_from: null, card_to: null }

export interface PinContext {
  viewer: Viewer
  places: readonly Place[]
  now: number
  /** Of the invite that has the PIN already; it does not count against itself. */
  inviteId?: string
}

export interface ChosenPin {
  pin: string
  sealed: string
  hash: string
}

/** The wished PIN, or six random digits, that nobody types in the account. Refuses with 409 `TAKEN`. */
export async function choosePin(
  trx: Store,
  { viewer, places, now, inviteId }: PinContext,
  wished: string | undefined,
): Promise<ChosenPin> {
  async function takenBy(hash: string): Promise<TakenCode | null> {
    return findTaken(trx, { viewer, places, ownId: null, ...(inviteId !== undefined && { ownInviteId: inviteId }) }, 'account', { ...noCard, code_hash: hash }, now)
  }
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const pin = wished ?? randomPin()
    const hash = await hashCode(trx, 'keypad', pin)
    const taken = await takenBy(hash)
    if (!taken) return { pin, hash, sealed: await sealCode(trx, pin) }
    if (wished !== undefined) throw takenRefusal({ ...taken, field: 'Code' })
  }
  throw new Refusal(409, 'TAKEN', 'No free PIN was found. Choose one yourself.', { field: 'Pin' })
}

function randomPin(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(number % 10 ** pinDigits).padStart(pinDigits, '0')
}
