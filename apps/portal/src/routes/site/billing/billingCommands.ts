import type { BankDetails } from '@portal/domain'
import { attempt, type Attempt, type CallFailure } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'

/** The actions of the billing pages. `key` is the same for every attempt of one charge. */
export type BillingCommand =
  | { do: 'charge'; charges: { key: string; request: RequestOf<typeof endpoints.chargeInvoice> }[] }
  | { do: 'automatic'; request: RequestOf<typeof endpoints.setAutomaticPayments> }
  | { do: 'credit'; request: RequestOf<typeof endpoints.applyCredit> }
  | { do: 'email'; request: RequestOf<typeof endpoints.emailInvoice> }
  | { do: 'verify'; request: RequestOf<typeof endpoints.verifyBankForAccount> }
  | { do: 'saveCard'; accountId: AccountId; gateway: 1 | 2; customerId: string; reference: string }
  | { do: 'saveBank'; accountId: AccountId; reference: string }
  | { do: 'deleteCard'; accountId: AccountId }
  | { do: 'deleteBank'; accountId: AccountId }

export type AccountId = ResponseOf<typeof endpoints.getAccountInfo>['ID']
export type ChargeAnswer = ResponseOf<typeof endpoints.chargeInvoice>
/** The charged invoices. `stopped` says why the next invoice could not be charged. */
export interface ChargeAnswers {
  charged: ChargeAnswer[]
  stopped: CallFailure | null
}

export type VerifyAnswer = ResponseOf<typeof endpoints.verifyBankForAccount>
export type PaymentDetails = { name: string } | BankDetails

type Values = {
  charge: ChargeAnswers
  automatic: ResponseOf<typeof endpoints.setAutomaticPayments>
  credit: ResponseOf<typeof endpoints.applyCredit>
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
      return { did: 'charge', ...(await chargeInTurn(api, command.charges)) }
    case 'automatic':
      return { did: 'automatic', ...(await attempt(api.setAutomaticPayments(command.request))) }
    case 'credit':
      return { did: 'credit', ...(await attempt(api.applyCredit(command.request))) }
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

/** Charges invoices one after another, until one can't be charged. */
async function chargeInTurn(api: Api, charges: Extract<BillingCommand, { do: 'charge' }>['charges']): Promise<Attempt<ChargeAnswers>> {
  const charged: ChargeAnswer[] = []
  for (const { key, request } of charges) {
    const answer = await attempt(api.chargeInvoice(request, { idempotencyKey: key }))
    if (!answer.ok) return charged.length === 0 ? answer : { ok: true, value: { charged, stopped: answer.failure } }
    charged.push(answer.value)
  }
  return { ok: true, value: { charged, stopped: null } }
}

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

/** Mails the owner about the changed card. The card is already saved, so a failed mail is not an error. */
async function tellOfChange(api: Api, accountId: AccountId): Promise<{ isMailSent: boolean }> {
  const mail = await attempt(api.sendEmailOnCardChange({ accountId }))
  return { isMailSent: mail.ok && mail.value.IsSent }
}
