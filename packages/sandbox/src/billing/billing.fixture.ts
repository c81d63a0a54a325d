import type { BankDetails } from '@portal/domain'
import { randomToken, toBase64Url, toBytes } from '../bytes/bytes.ts'
import { tokenPrefix } from '../payments/tokenPrefix.ts'
import type { BankOutcome, CardOutcome } from '../store/billingSchema.ts'
import { type Bench, openBench } from '../testing.fixture.ts'

export const ines = 'billing@whisperingpines.example'
export const tomas = 'billing@juniperlofts.example'
export const grace = 'billing@cedarrow.example'

/** The token that the gateway's hosted form returns for a test card. */
export function cardToken(outcome: CardOutcome = 'ok', changes: object = {}): string {
  const card = { kind: 'card', id: randomToken(16), last4: '4444', name: 'Ines Okafor', brand: 'mastercard', month: 12, year: 2029 }
  return tokenOf({ ...card, outcome, ...changes })
}

const business: BankDetails = {
  name: 'Whispering Pines HOA', routingNumber: '110000000', accountType: 'savings', holderType: 'company', verification: 'micro_deposit',
}

export function bankToken(outcome: BankOutcome = 'ok', changes: Partial<BankDetails> = {}): string {
  return tokenOf({ kind: 'bank', id: randomToken(16), last4: '6789', outcome, ...business, ...changes })
}

function tokenOf(content: object): string {
  return tokenPrefix + toBase64Url(toBytes(JSON.stringify(content)))
}

/** A bench with a billing administrator signed in. */
export async function openBilling(username = ines, options: Parameters<typeof openBench>[0] = {}) {
  const bench = await openBench(options)
  await bench.signIn(username)
  const { client, sandbox } = bench

  /** Creates a SetupIntent of the account and confirms it with a token, as the adapter of the hosted fields does. */
  async function confirm(accountId: number, token: string) {
    const { SetupIntentId, ClientSecret } = await client.createSetupIntent({ accountId })
    const answer = await post(bench, { clientSecret: ClientSecret, token })
    return { ...answer, setupIntent: SetupIntentId, ClientSecret }
  }

  async function addBank(accountId: number, token: string) {
    const { setupIntent } = await confirm(accountId, token)
    return (await client.saveBankAccount({ accountId, setupIntent })).BankInfo
  }

  async function openInvoice() {
    const invoice = (await client.getPendingInvoices()).Invoices.find(({ Status }) => Status === 3)
    if (!invoice) throw new Error('No invoice is open.')
    return invoice
  }

  /** Moves the clock, then signs the user in again, because the session has expired. */
  async function later(milliseconds: number) {
    await sandbox.clock.moveBy(milliseconds)
    await bench.signIn(username)
  }

  const attempts = async () => sandbox.store.selectFrom('payments').selectAll().execute()
  return { ...bench, confirm, addBank, openInvoice, later, attempts }
}

export async function post({ sandbox }: Bench, body: unknown) {
  const request = new Request('http://localhost:4200/sandbox/payments/setup-intents/confirm', { method: 'POST', body: JSON.stringify(body) })
  const response = await sandbox.app.fetch(request)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
