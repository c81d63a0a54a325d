import { describe, expect, test } from 'vitest'
import { toCardInfo } from '@portal/api-client/contract'
import { bankToken, cardToken, grace, ines, openBilling, post, tomas } from '../billing/billing.fixture.ts'
import { setFault } from '../middleware/injectFaults.ts'
import { day, minute } from '../testing.fixture.ts'
import { testDeposits } from '../payments/testNumbers.ts'

const noCard = { DescriptorCode: null } as const
const [wrong, alsoWrong] = [1, 2]
const [first, second] = testDeposits.amounts.verified

describe('cards', () => {
  test('gateway 1: a confirmed SetupIntent becomes the card on file once', async () => {
    const { client, confirm } = await openBilling(grace)
    const token = cardToken('ok', { name: 'Grace Lindqvist' })
    const { status, setupIntent, ClientSecret } = await confirm(15, token)
    expect(status).toBe(200)
    expect(toCardInfo(await client.getCardInfo())).toBeNull()
    const saved = await client.billingSaveCard({ accountId: 15, setupIntent })
    expect(toCardInfo(saved)).toMatchObject({ brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2029, name: 'Grace Lindqvist' })
    expect(await client.billingSaveCard({ accountId: 15, setupIntent })).toEqual(saved)
    expect(await client.cancelSetupIntent({ accountId: 15, setupIntent })).toMatchObject({ Status: 'succeeded' })
    expect(ClientSecret).not.toBe(setupIntent)
    expect(await client.getPaymentInfo()).toMatchObject({ DefaultMethod: 2, HasCard: true })
  })

  test('gateway 2: a one-time token becomes the card on file, and works only once', async () => {
    const { client } = await openBilling(tomas)
    const { CustomerID } = await client.getPaymentInfo()
    const SourceID = cardToken()
    expect(toCardInfo(await client.saveCard({ AccountId: 14, SourceID, CustomerID }))).toMatchObject({ brand: 'mastercard', last4: '4444' })
    await expect(client.saveCard({ AccountId: 14, SourceID, CustomerID })).rejects.toMatchObject({ code: 'PAYMENT_TOKEN_INVALID' })
    await expect(client.saveCard({ AccountId: 14, SourceID: cardToken(), CustomerID: 'cus_sandbox_1' })).rejects.toMatchObject({ status: 404 })
  })

  test('each gateway refuses the other gateway’s call', async () => {
    const bench = await openBilling()
    const call = bench.client.saveCard({ AccountId: 1, SourceID: cardToken(), CustomerID: 'cus_sandbox_1' })
    await expect(call).rejects.toMatchObject({ status: 409, code: 'WRONG_GATEWAY' })
    await bench.signIn(tomas)
    const { setupIntent } = await bench.confirm(14, cardToken())
    await expect(bench.client.billingSaveCard({ accountId: 14, setupIntent })).rejects.toMatchObject({ code: 'WRONG_GATEWAY' })
  })

  test.each(['declined', 'expired', 'incorrectCode', 'processingError'] as const)('a card that is %s is not saved', async (outcome) => {
    const bench = await openBilling(grace)
    const { status, body, setupIntent } = await bench.confirm(15, cardToken(outcome))
    expect([status, body['code']]).toEqual([402, 'CARD_DECLINED'])
    await expect(bench.client.billingSaveCard({ accountId: 15, setupIntent })).rejects.toMatchObject({ code: 'SETUP_INTENT_INVALID' })
    await bench.signIn(tomas)
    const call = bench.client.saveCard({ AccountId: 14, SourceID: cardToken(outcome), CustomerID: 'cus_sandbox_14' })
    await expect(call).rejects.toMatchObject({ status: 402, code: 'CARD_DECLINED' })
  })

  test('a card that expired last month is not saved', async () => {
    const { confirm } = await openBilling(grace)
    expect((await confirm(15, cardToken('ok', { month: 10, year: 2026 }))).body['code']).toBe('CARD_DECLINED')
    expect((await confirm(15, cardToken('ok', { month: 11, year: 2026 }))).status).toBe(200)
  })

  test('a SetupIntent that is unknown, canceled, for a bank account or of another account is refused', async () => {
    const bench = await openBilling(grace)
    const { client, confirm } = bench
    expect((await post(bench, { clientSecret: 'unknown', token: cardToken() })).body['code']).toBe('SETUP_INTENT_INVALID')
    const cancelled = await client.createSetupIntent({ accountId: 15 })
    expect(await client.cancelSetupIntent({ accountId: 15, setupIntent: cancelled.SetupIntentId })).toMatchObject({ Status: 'canceled' })
    expect((await post(bench, { clientSecret: cancelled.ClientSecret, token: cardToken() })).body['code']).toBe('SETUP_INTENT_INVALID')
    const bank = await confirm(15, bankToken())
    await expect(client.billingSaveCard({ accountId: 15, setupIntent: bank.setupIntent })).rejects.toMatchObject({ code: 'SETUP_INTENT_INVALID' })
    await bench.signIn(ines)
    const stolen = client.saveBankAccount({ accountId: 1, setupIntent: bank.setupIntent })
    await expect(stolen).rejects.toMatchObject({ code: 'SETUP_INTENT_INVALID' })
  })

  test.each(['', 'sbx1_', 'sbx1_e30', 'tok_visa', 'sbx1_%%%'])('the invalid token %j is refused', async (token) => {
    const { confirm } = await openBilling(grace)
    expect((await confirm(15, token)).status).toBe(400)
  })

  test('a changed or deleted card sends one email', async () => {
    const { client, outbox } = await openBilling()
    expect(await client.sendEmailOnCardChange()).toMatchObject({ IsSent: false })
    await client.deleteCard({ AccountId: 1 })
    await client.deleteCard({ AccountId: 1 })
    expect(toCardInfo(await client.getCardInfoForAccount({ accountId: 1 }))).toBeNull()
    expect(await client.sendEmailOnCardChange()).toMatchObject({ IsSent: true })
    expect(await client.sendEmailOnCardChange()).toMatchObject({ IsSent: false })
    const mails = (await outbox()).filter(({ subject }) => subject === 'Your card on file changed')
    expect(mails.map(({ to }) => to)).toEqual([ines])
    expect(mails[0]?.text).toContain('was deleted')
  })
})

describe('bank accounts', () => {
  test('instant verification succeeds at once, without deposits', async () => {
    const { client, addBank } = await openBilling(grace)
    expect(await addBank(15, bankToken('ok', { verification: 'instant' }))).toMatchObject({
      IsVerified: true, MicroDepositType: '', bank_name: 'Test Bank of Dallas', routing_number: '110000000', last4: '6789',
      Verification: { State: 'verified', ExpectedArrival: null, ExpiresAt: null, AttemptsLeft: null },
    })
    expect(await client.getPaymentInfo()).toMatchObject({ DefaultMethod: 3, IsBankVerified: true })
  })

  test('§4 bank account: IsVerified is false until verified with two micro-deposit amounts, in any order', async () => {
    const { client, addBank, later } = await openBilling(grace)
    expect(await addBank(15, bankToken())).toMatchObject({
      IsVerified: false, MicroDepositType: 'amounts', Verification: { State: 'sent', ExpectedArrival: '2026-11-24', AttemptsLeft: 3 },
    })
    await later(3 * day)
    expect((await client.getBankInfo()).BankInfo?.Verification?.State).toBe('arrived')
    const { Code, BankInfo } = await client.verifyBankForAccount({ AccountID: 15, Amount1: second, Amount2: first, ...noCard })
    expect(Code).toBe('')
    expect(BankInfo).toMatchObject({ IsVerified: true, Verification: { State: 'verified' } })
  })

  test('§4 bank account: IsVerified is false until verified with a descriptor code, in any case', async () => {
    const { client, addBank } = await openBilling(grace)
    expect(await addBank(15, bankToken('ok', { accountType: 'checking' }))).toMatchObject({
      MicroDepositType: 'descriptor_code', Verification: { AttemptsLeft: 10 },
    })
    const byCode = async (DescriptorCode: string) => (await client.verifyBankForAccount({ AccountID: 15, Amount1: null, Amount2: null, DescriptorCode })).Code
    expect(await byCode('SM99ZZ')).toBe('payment_method_microdeposit_verification_descriptor_code_mismatch')
    expect(await byCode(' sm11aa ')).toBe('')
  })

  test('three wrong attempts lock the account even for the right amounts; the operator sets the limit', async () => {
    const { client } = await openBilling()
    const attempt = async (Amount1: number, Amount2: number) => client.verifyBankForAccount({ AccountID: 1, Amount1, Amount2, ...noCard })
    for (const left of [2, 1]) {
      expect(await attempt(wrong, alsoWrong)).toMatchObject({
        Code: 'payment_method_microdeposit_verification_amounts_mismatch', BankInfo: { Verification: { State: 'arrived', AttemptsLeft: left } },
      })
    }
    const locked = { Code: 'payment_method_microdeposit_verification_attempts_exceeded', BankInfo: { Verification: { State: 'locked', AttemptsLeft: 0 } } }
    expect(await attempt(wrong, alsoWrong)).toMatchObject(locked)
    expect(await attempt(first, second)).toMatchObject(locked)

    const strict = await openBilling(ines, { limits: { bankAmountAttempts: 1 } })
    await strict.addBank(1, bankToken())
    expect(await strict.client.verifyBankForAccount({ AccountID: 1, Amount1: wrong, Amount2: alsoWrong, ...noCard })).toMatchObject(locked)
  })

  test('an attempt repeated with the same idempotency key counts once', async () => {
    const { client } = await openBilling()
    const request = { AccountID: 1, Amount1: wrong, Amount2: alsoWrong, ...noCard }
    const idempotencyKey = crypto.randomUUID()
    for (let times = 0; times < 3; times += 1) await client.verifyBankForAccount(request, { idempotencyKey })
    expect((await client.getBankInfo()).BankInfo?.Verification?.AttemptsLeft).toBe(2)
  })

  test('verification expires ten days after the deposits were sent', async () => {
    const { client, later } = await openBilling()
    await later(5 * day)
    expect((await client.getBankInfo()).BankInfo?.Verification?.State).toBe('expired')
    const { Code } = await client.verifyBankForAccount({ AccountID: 1, Amount1: first, Amount2: second, ...noCard })
    expect(Code).toBe('payment_method_microdeposit_verification_timeout')
  })

  test.each([
    ['attemptsExceeded', 'payment_method_microdeposit_verification_attempts_exceeded', 'locked'],
    ['timedOut', 'payment_method_microdeposit_verification_timeout', 'expired'],
  ] as const)('the test amounts and the test code lead to %s', async (outcome, code, State) => {
    const { client, addBank } = await openBilling()
    const [Amount1, Amount2] = testDeposits.amounts[outcome]
    const byAmounts = await client.verifyBankForAccount({ AccountID: 1, Amount1, Amount2, ...noCard })
    expect(byAmounts).toMatchObject({ Code: code, BankInfo: { Verification: { State } } })
    await addBank(1, bankToken('ok', { accountType: 'checking' }))
    const byCode = await client.verifyBankForAccount({ AccountID: 1, Amount1: null, Amount2: null, DescriptorCode: testDeposits.codes[outcome] })
    expect(byCode).toMatchObject({ Code: code, BankInfo: { Verification: { State } } })
  })

  test('verification needs either amounts or a code, and the right one for the account', async () => {
    const { client } = await openBilling()
    const verify = async (fields: { Amount1: number | null; Amount2: number | null; DescriptorCode: string | null }) =>
      client.verifyBankForAccount({ AccountID: 1, ...fields })
    const invalid = { status: 400, code: 'VALIDATION' }
    await expect(verify({ Amount1: 32, Amount2: 45, DescriptorCode: 'SM11AA' })).rejects.toMatchObject(invalid)
    await expect(verify({ Amount1: null, Amount2: null, DescriptorCode: null })).rejects.toMatchObject(invalid)
    await expect(verify({ Amount1: 32, Amount2: null, DescriptorCode: null })).rejects.toMatchObject(invalid)
    await expect(verify({ Amount1: 0.32, Amount2: 0.45, DescriptorCode: null })).rejects.toMatchObject(invalid)
    await expect(verify({ Amount1: null, Amount2: null, DescriptorCode: 'SM11AA' })).rejects.toMatchObject({ code: 'WRONG_VERIFICATION_KIND' })
    expect((await client.getBankInfo()).BankInfo?.Verification?.AttemptsLeft).toBe(3)
  })

  test('deposits that the bank refuses fail on their arrival day', async () => {
    const { client, addBank, later } = await openBilling(grace)
    await addBank(15, bankToken('depositsFail'))
    await later(3 * day)
    expect((await client.getBankInfo()).BankInfo?.Verification?.State).toBe('failed')
    const { Code } = await client.verifyBankForAccount({ AccountID: 15, Amount1: first, Amount2: second, ...noCard })
    expect(Code).toBe('payment_method_microdeposit_failed')
  })

  test('a deleted bank account can be added again', async () => {
    const { client, addBank } = await openBilling(tomas)
    await client.deleteBankForAccount({ accountId: 14 })
    expect((await client.getBankInfo()).BankInfo).toBeNull()
    const verify = client.verifyBankForAccount({ AccountID: 14, Amount1: first, Amount2: second, ...noCard })
    await expect(verify).rejects.toMatchObject({ status: 404, code: 'NO_BANK_ACCOUNT' })
    expect(await addBank(14, bankToken())).toMatchObject({ Verification: { State: 'sent' } })
  })
})

test('lost answers while a bank account is added and verified neither lose nor repeat a step', async () => {
  const { client, confirm, sandbox } = await openBilling(grace)
  const cut = async <Answer>(endpoint: 'saveBankAccount' | 'verifyBankForAccount' | 'deleteBankForAccount', call: () => Promise<Answer>) => {
    await setFault(sandbox, { endpoint, latencyMs: 0, failure: 'cutBody' })
    await expect(call()).rejects.toMatchObject({ name: 'NetworkError' })
    await setFault(sandbox, { endpoint, latencyMs: 0, failure: null })
    return call()
  }
  const { setupIntent } = await confirm(15, bankToken())
  const { BankInfo } = await cut('saveBankAccount', async () => client.saveBankAccount({ accountId: 15, setupIntent }))
  expect(BankInfo?.Verification).toMatchObject({ State: 'sent', AttemptsLeft: 3 })
  const request = { AccountID: 15, Amount1: wrong, Amount2: alsoWrong, ...noCard }
  const idempotencyKey = crypto.randomUUID()
  // Three requests whose answers were lost, and the one whose answer arrived, count as one attempt.
  const wrongly = await cut('verifyBankForAccount', async () => client.verifyBankForAccount(request, { idempotencyKey }))
  expect(wrongly.BankInfo.Verification?.AttemptsLeft).toBe(2)
  const rightly = await cut('verifyBankForAccount', async () => client.verifyBankForAccount({ ...request, Amount1: first, Amount2: second }))
  expect(rightly).toMatchObject({ Code: '', BankInfo: { IsVerified: true } })
  await cut('deleteBankForAccount', async () => client.deleteBankForAccount({ accountId: 15 }))
  expect((await client.getBankInfo()).BankInfo).toBeNull()
})

test('no table stores a card number, an account number or a client secret', async () => {
  const { client, confirm, sandbox } = await openBilling(grace)
  const { ClientSecret, setupIntent } = await confirm(15, cardToken())
  await client.billingSaveCard({ accountId: 15, setupIntent })
  const tables = ['cards', 'setup_intents', 'used_payment_tokens', 'bank_accounts', 'payments'] as const
  const rows = await Promise.all(tables.map(async (table) => sandbox.store.selectFrom(table).selectAll().execute()))
  const text = JSON.stringify(rows)
  expect(text).not.toContain(ClientSecret)
  expect(text.match(/(?<!\d)\d{13,19}(?!\d)/g)?.filter((digits) => !/^1[78]\d{11}$/.test(digits)) ?? []).toEqual([])
})

test('a card payment completes after a minute', async () => {
  const { client, openInvoice, sandbox } = await openBilling()
  const { ID, DueCents } = await openInvoice()
  const { Invoice, IsCharged } = await client.chargeInvoice({ InvoiceId: ID, BillingLogType: 2, AmountCents: DueCents })
  expect([IsCharged, Invoice.Status, Invoice.PaidWith]).toEqual([true, 9, 'Visa 4242'])
  await sandbox.clock.moveBy(minute)
  expect(await client.getInvoiceInfo({ InvoiceId: ID })).toMatchObject({ Status: 5, DueCents: 0, PaidCents: DueCents })
})
