import { findTaken, type TakenCode } from '../accessCodes/findTaken.ts'
import { hashCode, sealCode } from '../secrets/codeVault.ts'
import { takenRefusal } from '../accessCodes/saveCode.ts'
import { suggestDigits } from '../accessCodes/suggestDigits.ts'
import type { RandomBelow } from '../bytes/random.ts'
import { Refusal } from '../Refusal.ts'
import type { Place } from '../access/places.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'

const pinDigits = 6
const noCard = { phone_code_hash: null, wiegand_format: null, facility_code: null, card_from: null, card_to: null }

export interface PinContext {
  viewer: Viewer
  places: readonly Place[]
  now: number
  randomBelow: RandomBelow
  /** Of the invite that has the PIN already; it does not count against itself. */
  inviteId?: string
}

export interface ChosenPin {
  pin: string
  sealed: string
  hash: string
}

/** The wished PIN, or six digits drawn at random, that nobody types in the account. Refuses with 409 `TAKEN`. */
export async function choosePin(trx: Store, { viewer, places, now, randomBelow, inviteId }: PinContext, wished: string | undefined): Promise<ChosenPin> {
  const takenBy = async (pin: string): Promise<TakenCode | null> => {
    const code = { ...noCard, code_hash: await hashCode(trx, 'keypad', pin) }
    return findTaken(trx, { viewer, places, ownId: null, ...(inviteId !== undefined && { ownInviteId: inviteId }) }, 'account', code, now)
  }
  const taken = wished === undefined ? null : await takenBy(wished)
  if (taken) throw takenRefusal({ ...taken, field: 'Code' })
  const pin = wished ?? (await suggestDigits(pinDigits, randomBelow, (candidates) => firstFree(candidates, takenBy)))
  if (pin === null) throw new Refusal(409, 'TAKEN', 'No free PIN was found. Choose one yourself.', { field: 'Pin' })
  return { pin, hash: await hashCode(trx, 'keypad', pin), sealed: await sealCode(trx, pin) }
}

async function firstFree(candidates: readonly string[], takenBy: (pin: string) => Promise<TakenCode | null>): Promise<string[]> {
  for (const pin of candidates) {
    if ((await takenBy(pin)) === null) return [pin]
  }
  return []
}
