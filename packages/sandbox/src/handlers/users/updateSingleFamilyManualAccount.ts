import { requireRight } from '../../access/requireRight.ts'
import { checkText, checkTimeZone, invalid } from '../../people/checkFields.ts'
import { changeUser } from '../../people/changeUser.ts'
import { userColumns } from '../../people/userColumns.ts'
import { requireViewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

/** Fills in the account, its property and its owner, and ends the set-up that signing in leads to. */
export const updateSingleFamilyManualAccount: Handler<'updateSingleFamilyManualAccount'> = async (request, call) => {
  const user = await requireRight(call, 'users.own')
  if (user.is_single_family === 0) throw new Refusal(403, 'FORBIDDEN', 'This is not an account of one house in its set-up.')
  const viewer = await requireViewer(call, 'users.own')
  const now = call.clock.now()
  const { AccountName, Address, TimezoneID, FirstName, LastName, Phone, WatchmanPhoneNumber } = request
  const account = { name: checkText('AccountName', AccountName) }
  const property = { address: checkText('Address', Address), time_zone: checkTimeZone('TimezoneID', TimezoneID) }
  if (account.name === '') throw invalid('AccountName', 'Enter a name.')
  if (property.address === '') throw invalid('Address', 'Enter an address.')
  await call.store.transaction().execute(async (trx) => {
    const columns = await userColumns(trx, user, { FirstName, LastName, Phone, WatchmanPhoneNumber }, property.time_zone, now)
    await trx.updateTable('accounts').set(account).where('id', '=', user.account_id).execute()
    await trx.updateTable('properties').set({ ...property, name: account.name }).where('id', '=', user.property_id).execute()
    await changeUser(trx, viewer, user, { ...columns, is_single_family: 0 }, now)
  })
  return { message: 'Your account is set up.' }
}
