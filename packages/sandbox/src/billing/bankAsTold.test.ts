import { localDateAt } from '@portal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followModel, step } from '../model.fixture.ts'
import { testDeposits } from '../payments/testNumbers.ts'
import { day, hour, longTest } from '../testing.fixture.ts'
import { bankToken, grace, openBilling } from './billing.fixture.ts'

type Bench = Awaited<ReturnType<typeof openBilling>>

interface Bank {
  kind: 'amounts' | 'descriptor_code'
  attempts: number
  /** `open`: whether it has arrived, failed or expired depends on the time. */
  state: 'open' | 'verified' | 'locked' | 'expired'
  arrival: string
  endsAt: number
  fails: boolean
}

interface Account {
  bank: Bank | null
}

const accountId = 15
const code = { verified: '', locked: 'payment_method_microdeposit_verification_attempts_exceeded', expired: 'payment_method_microdeposit_verification_timeout', failed: 'payment_method_microdeposit_failed' }

function stateOf({ state, arrival, endsAt, fails }: Bank, now: number): keyof typeof code | 'sent' | 'arrived' {
  if (state !== 'open') return state
  if (now >= endsAt) return 'expired'
  if (localDateAt('America/Chicago', now) < arrival) return 'sent'
  return fails ? 'failed' : 'arrived'
}

const verify = step('verify', fc.record({ isOtherKind: fc.nat(5).map((one) => one === 0), tried: fc.constantFrom('verified' as const, 'timedOut' as const, 'attemptsExceeded' as const, 'wrong' as const, 'wrong' as const, 'wrong' as const), isSwapped: fc.boolean() }), async (account: Account, { client, sandbox }: Bench, { isOtherKind, tried, isSwapped }) => {
  const { bank } = account
  const isCode = (bank?.kind === 'descriptor_code') !== isOtherKind
  const amounts = tried === 'wrong' ? [1, 2] as const : testDeposits.amounts[tried]
  const [Amount1, Amount2] = isSwapped ? amounts.toReversed() : amounts
  const answered = client.verifyBankForAccount(isCode
    ? { AccountID: accountId, Amount1: null, Amount2: null, DescriptorCode: tried === 'wrong' ? 'SM99ZZ' : testDeposits.codes[tried] }
    : { AccountID: accountId, Amount1: Amount1 ?? 0, Amount2: Amount2 ?? 0, DescriptorCode: null })
  if (bank === null) return expect(answered).rejects.toMatchObject({ code: 'NO_BANK_ACCOUNT' })
  const state = stateOf(bank, sandbox.clock.now())
  if (state !== 'sent' && state !== 'arrived') return expect((await answered).Code).toBe(code[state])
  if (isOtherKind) return expect(answered).rejects.toMatchObject({ code: 'WRONG_VERIFICATION_KIND' })
  if (tried === 'wrong') bank.attempts -= 1
  if (tried === 'attemptsExceeded') bank.attempts = 0
  const isLocked = bank.attempts === 0
  bank.state = isLocked ? 'locked' : tried === 'verified' ? 'verified' : tried === 'timedOut' ? 'expired' : 'open'
  const mismatch = `payment_method_microdeposit_verification_${isCode ? 'descriptor_code' : 'amounts'}_mismatch`
  expect((await answered).Code).toBe(bank.state === 'open' ? mismatch : code[bank.state])
})

async function addBank(account: Account, { addBank: save, sandbox }: Bench, { accountType, fails }: { accountType: 'checking' | 'savings'; fails: boolean }): Promise<void> {
  const added = await save(accountId, bankToken(fails ? 'depositsFail' : 'ok', { accountType }))
  const kind = accountType === 'checking' ? 'descriptor_code' : 'amounts'
  account.bank = { kind, attempts: kind === 'amounts' ? 3 : 10, state: 'open', arrival: added?.Verification?.ExpectedArrival ?? '', endsAt: sandbox.clock.now() + 10 * day, fails }
}

const steps = [
  verify, verify, verify, verify, verify,
  step('add', fc.record({ accountType: fc.constantFrom('checking' as const, 'savings' as const), fails: fc.boolean() }), addBank),
  step('delete', fc.constant(null), async (account: Account, { client }: Bench) => {
    await client.deleteBankForAccount({ accountId })
    account.bank = null
  }),
  step('wait', fc.constantFrom(hour, 2 * day, 4 * day), async (_account: Account, { later }: Bench, long) => later(long)),
]

test('after any steps, a bank account and its verification match a simple model', { timeout: longTest }, async () => {
  const bench = await openBilling(grace)
  await followModel(steps, {
    runs: 20,
    longest: 15,
    async start() {
      await bench.client.deleteBankForAccount({ accountId })
      const model: Account = { bank: null }
      await addBank(model, bench, { accountType: 'savings', fails: false })
      return { model, real: bench }
    },
    async compare({ bank }) {
      const { BankInfo } = await bench.client.getBankInfo()
      const expected = bank && { IsVerified: bank.state === 'verified', MicroDepositType: bank.kind, Verification: { State: stateOf(bank, bench.sandbox.clock.now()), AttemptsLeft: bank.attempts } }
      expect(BankInfo && { IsVerified: BankInfo.IsVerified, MicroDepositType: BankInfo.MicroDepositType, Verification: { State: BankInfo.Verification?.State, AttemptsLeft: BankInfo.Verification?.AttemptsLeft } }).toEqual(expected)
      expect((await bench.client.getPaymentInfo()).IsBankVerified).toBe(bank?.state === 'verified')
    },
  })
})
