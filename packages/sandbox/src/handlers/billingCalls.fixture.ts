import type { Bench, Session } from '../testing.fixture.ts'
import type * as billing from './billing.ts'
import type * as paymentMethods from './paymentMethods.ts'

type BillingCall = keyof typeof billing | keyof typeof paymentMethods

/** Makes every billing call once, in the session of the billing administrator. */
export function billingCalls({ client, as }: Bench, session: Session): Record<BillingCall, () => Promise<unknown>> {
  const accountId = 1
  const InvoiceId = 1028
  const openSetup = async () => (await client.createSetupIntent({ accountId })).SetupIntentId
  const calls: Record<BillingCall, () => Promise<unknown>> = {
    getBillingInfo: () => client.getBillingInfo(),
    getAccBillingInfo: () => client.getAccBillingInfo({ accountId }),
    updateBillingInfo: async () => client.updateBillingInfo(await client.getBillingInfo()),
    getAccountBillingTotals: () => client.getAccountBillingTotals(),
    getAccountInfo: () => client.getAccountInfo(),
    getChargeTypes: () => client.getChargeTypes(),
    getCredits: () => client.getCredits(),
    getInvoiceMonths: () => client.getInvoiceMonths(),
    getPaymentInfo: () => client.getPaymentInfo(),
    getSingleTenantPaymentDetail: () => client.getSingleTenantPaymentDetail(),
    getInvoices: () => client.getInvoices(),
    getInvoiceInfo: () => client.getInvoiceInfo({ InvoiceId }),
    getPendingInvoices: () => client.getPendingInvoices(),
    downloadInvoice: () => client.downloadInvoice({ InvoiceId }),
    emailInvoice: () => client.emailInvoice({ InvoiceId, ToAddresses: ['books@pines.example'] }),
    chargeInvoice: async () => {
      const { DueCents } = await client.getInvoiceInfo({ InvoiceId: 1030 })
      return client.chargeInvoice({ InvoiceId: 1030, BillingLogType: 2, AmountCents: DueCents })
    },
    applyCredit: () => client.applyCredit({ InvoiceId: 1029 }),
    setAutomaticPayments: () => client.setAutomaticPayments({ IsOn: true }),
    getCardInfo: () => client.getCardInfo(),
    getCardInfoForAccount: () => client.getCardInfoForAccount({ accountId }),
    createSetupIntent: openSetup,
    cancelSetupIntent: async () => client.cancelSetupIntent({ accountId, setupIntent: await openSetup() }),
    // Saving an unconfirmed SetupIntent is refused; other tests of billing save a confirmed one.
    billingSaveCard: async () => refusal(client.billingSaveCard({ accountId, setupIntent: await openSetup() })),
    saveCard: () => refusal(client.saveCard({ AccountId: accountId, SourceID: 'none', CustomerID: 'none' })),
    saveBankAccount: async () => refusal(client.saveBankAccount({ accountId, setupIntent: await openSetup() })),
    deleteCard: () => client.deleteCard({ AccountId: accountId }),
    sendEmailOnCardChange: () => client.sendEmailOnCardChange(),
    getBankInfo: () => client.getBankInfo(),
    getBankInfoForAccount: () => client.getBankInfoForAccount({ accountId }),
    verifyBankForAccount: () => client.verifyBankForAccount({ AccountID: accountId, Amount1: 1, Amount2: 2, DescriptorCode: null }),
    deleteBankForAccount: () => client.deleteBankForAccount({ accountId }),
  }
  const asAdministrator = Object.entries(calls).map(([name, call]) => [name, () => as(session, call)])
  return Object.fromEntries(asAdministrator) as typeof calls
}

/** The code of a refused call; fails if the call succeeds. */
async function refusal(call: Promise<unknown>): Promise<unknown> {
  const answer = await call.then(() => null, (reason: unknown) => reason)
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) throw new Error('The call was not refused.', { cause: answer })
  return answer.code
}
