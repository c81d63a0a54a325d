import { findTaken, type TakenCode } from '../accessCodes/findTaken.ts'
import { takenRefusal } from '../accessCodes/saveCode.ts'
import { suggestDigits } from '../accessCodes/suggestDigits.ts'
import type { RandomBelow } from '../bytes/random.ts'
import { Refusal } from '../Refusal.ts'
import type { Place } from '../access/places.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeVault } from '../secrets/codeVault.ts'

const pinDigits = 6
const noCard = { phone_code_hash: null, wiegand_format: null, facility_code: null, card_from: null, card_to: null }

export interface PinContext {
  viewer: Viewer
  places: readonly Place[]
  now: number
  vault: CodeVault
  randomBelow: RandomBelow
  /** The id of the invite that already has the PIN, which does not conflict with itself. */
  inviteId?: string
}

export interface ChosenPin {
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
