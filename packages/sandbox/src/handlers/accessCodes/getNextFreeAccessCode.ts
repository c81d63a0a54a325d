import { requireRight } from '../../access/requireRight.ts'
import { placeOf, readPlaces } from '../../access/places.ts'
import { nextFreeKeypadCode } from '../../accessCodes/nextFreeKeypadCode.ts'
import type { Handler } from '../Handler.ts'

export const getNextFreeAccessCode: Handler<'getNextFreeAccessCode'> = async ({ PropertyLocations, From }, call) => {
  const { account_id: accountId } = await requireRight(call, 'codes.edit')
  const places = await readPlaces(call.store, accountId)
  for (const id of PropertyLocations) placeOf(places, id)
  return { Code: await nextFreeKeypadCode(call.store, accountId, PropertyLocations, From) }
}
