import { requireRight } from '../../access/requireRight.ts'
import { readPlaces } from '../../access/places.ts'
import { findTaken } from '../../accessCodes/findTaken.ts'
import { readCodeInput } from '../../accessCodes/readCodeInput.ts'
import { readLocations, takenRefusal } from '../../accessCodes/saveCode.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const checkAccessCode: Handler<'checkAccessCode'> = async ({ userID: _userID, ...input }, call) => {
  const { account_id: accountId } = await requireRight(call, 'codes.edit')
  const { store, clock } = call
  const places = await readPlaces(store, accountId)
  const locations = readLocations(places, input)
  try {
    const columns = await readCodeInput(store, input)
    const taken = await findTaken(store, { accountId, places, ownId: input.ID }, locations, columns, clock.now())
    if (!taken) return { IsFree: true, field: null, TakenBy: null, PlaceName: null, message: 'This code is free.' }
    return { IsFree: false, field: taken.field, TakenBy: taken.by, PlaceName: taken.placeName, message: takenRefusal(taken).message }
  } catch (error) {
    // What may not be saved is an answer here, not a failed call.
    if (!(error instanceof Refusal) || error.code !== 'VALIDATION') throw error
    return { IsFree: false, field: error.field ?? null, TakenBy: null, PlaceName: null, message: error.message }
  }
}
