import { isEmailAddress } from '@portal/domain'
import { billingAccount, type BilledAccount } from '../../billing/billingAccount.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const getBillingInfo: Handler<'getBillingInfo'> = async (_request, call) => toBillingInfo(await billingAccount(call))

export const getAccBillingInfo: Handler<'getAccBillingInfo'> = async ({ accountId }, call) => toBillingInfo(await billingAccount(call, accountId))

export const updateBillingInfo: Handler<'updateBillingInfo'> = async (request, call) => {
  const account = await billingAccount(call, request.AccountID)
  if (!isEmailAddress(request.Email)) throw new Refusal(400, 'VALIDATION', 'Please enter an e-mail address.', { field: 'Email' })
  if (request.Phone !== '' && !/^\+?[\d ().-]{7,32}$/.test(request.Phone)) {
    throw new Refusal(400, 'VALIDATION', 'Please enter a phone number.', { field: 'Phone' })
  }
  const changes = {
    company_name: request.CompanyName,
    contact_name: request.ContactName,
    email: request.Email,
    phone: request.Phone,
    address1: request.Address1,
    address2: request.Address2,
    city: request.City,
    state: request.State,
    zip: request.Zip,
  }
  await call.store.updateTable('billing_accounts').set(changes).where('account_id', '=', account.account_id).execute()
  return toBillingInfo({ ...account, ...changes })
}

function toBillingInfo(account: BilledAccount) {
  return {
    AccountID: account.account_id,
    CompanyName: account.company_name,
    ContactName: account.contact_name,
    Email: account.email,
    Phone: account.phone,
    Address1: account.address1,
    Address2: account.address2,
    City: account.city,
    State: account.state,
    Zip: account.zip,
  }
}
