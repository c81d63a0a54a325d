import { readPlaces } from '../../access/places.ts'
import { findTaken } from '../../accessCodes/findTaken.ts'
import { readCodeInput } from '../../accessCodes/readCodeInput.ts'
import { readLocations } from '../../accessCodes/codeLocations.ts'
import { takenMessage } from '../../accessCodes/saveCode.ts'
import { requireViewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const checkAccessCode: Handler<'checkAccessCode'> = async ({ userID: _userID, ...input }, call) => {
  const viewer = await requireViewer(call, 'codes.edit')
  const { store, clock } = call
  const places = await readPlaces(store, viewer.accountId)
  const locations = readLocations(places, input)
  try {
    const columns = await readCodeInput(store, input)
    const taken = await findTaken(store, { viewer, places, ownId: input.ID }, locations, columns, clock.now())
    if (!taken) return { IsFree: true, field: null, TakenBy: null, PlaceName: null, message: 'This code is free.' }
    return { IsFree: false, field: taken.field, TakenBy: taken.by, PlaceName: taken.placeName, message: takenMessage(taken) }
  } catch (error) {
    // What may not be saved is an answer here, not a failed call.
    if (!(error instanceof Refusal) || error.code !== 'VALIDATION') throw error
    return { IsFree: false, field: error.field ?? null, TakenBy: null, PlaceName: null, message: error.message }
  }
}
