import type { BankDetails } from '@portal/domain'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'

/** Actions of the billing pages. `key` is the same for every try of one intention. */
export type BillingCommand =
  | { do: 'charge'; key: string; request: RequestOf<typeof endpoints.chargeInvoice> }
  | { do: 'email'; request: RequestOf<typeof endpoints.emailInvoice> }
  | { do: 'verify'; request: RequestOf<typeof endpoints.verifyBankForAccount> }
  | { do: 'saveCard'; accountId: AccountId; gateway: 1 | 2; customerId: string; reference: string }
  | { do: 'saveBank'; accountId: AccountId; reference: string }
  | { do: 'deleteCard'; accountId: AccountId }
  | { do: 'deleteBank'; accountId: AccountId }

export type AccountId = ResponseOf<typeof endpoints.getAccountInfo>['ID']
export type ChargeAnswer = ResponseOf<typeof endpoints.chargeInvoice>
export type VerifyAnswer = ResponseOf<typeof endpoints.verifyBankForAccount>
export type PaymentDetails = { name: string } | BankDetails

type Values = {
  charge: ChargeAnswer
  email: ResponseOf<typeof endpoints.emailInvoice>
  verify: VerifyAnswer
  saveCard: { isMailSent: boolean }
  saveBank: ResponseOf<typeof endpoints.saveBankAccount>
  deleteCard: { isMailSent: boolean }
  deleteBank: { message: string }
}

export type BillingOutcome<Name extends BillingCommand['do'] = BillingCommand['do']> = { [Each in Name]: { did: Each } & Attempt<Values[Each]> }[Name]

/** Runs an action; returns an expected failure as a value. */
export async function runBillingCommand({ api }: Portal, command: BillingCommand): Promise<BillingOutcome> {
  switch (command.do) {
    case 'charge':
      return { did: 'charge', ...(await attempt(api.chargeInvoice(command.request, { idempotencyKey: command.key }))) }
    case 'email':
      return { did: 'email', ...(await attempt(api.emailInvoice(command.request))) }
    case 'verify':
      return { did: 'verify', ...(await attempt(api.verifyBankForAccount(command.request))) }
    case 'saveCard':
      return { did: 'saveCard', ...(await attempt(keepCard(api, command))) }
    case 'saveBank':
      return { did: 'saveBank', ...(await attempt(api.saveBankAccount({ accountId: command.accountId, setupIntent: command.reference }))) }
    case 'deleteCard':
      return { did: 'deleteCard', ...(await attempt(removeCard(api, command.accountId))) }
    case 'deleteBank':
      return { did: 'deleteBank', ...(await attempt(api.deleteBankForAccount({ accountId: command.accountId }))) }
    default:
      return command satisfies never
  }
}

type Api = Portal['api']

async function keepCard(api: Api, { accountId, gateway, customerId, reference }: Extract<BillingCommand, { do: 'saveCard' }>) {
  await (gateway === 1
    ? api.billingSaveCard({ accountId, setupIntent: reference })
    : api.saveCard({ AccountId: accountId, SourceID: reference, CustomerID: customerId }))
  return tellOfChange(api, accountId)
}

async function removeCard(api: Api, accountId: AccountId) {
  await api.deleteCard({ AccountId: accountId })
  return tellOfChange(api, accountId)
}

/** The card is already changed, so a failed mail is not an error. */
async function tellOfChange(api: Api, accountId: AccountId): Promise<{ isMailSent: boolean }> {
  const mail = await attempt(api.sendEmailOnCardChange({ accountId }))
  return { isMailSent: mail.ok && mail.value.IsSent }
}
