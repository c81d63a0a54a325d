import type { BankVerificationCode } from '@portal/domain'
import type { RequestOf, endpoints } from '@portal/api-client/contract'
import { billingAccount } from '../../billing/billingAccount.ts'
import { bankState, readBank, toReceivedBank } from '../../billing/paymentMethods.ts'
import { testDeposits } from '../../payments/testNumbers.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

/** An attempt is counted in the step that judges it, so that of two at once none is free. */
export const verifyBankForAccount: Handler<'verifyBankForAccount'> = async (request, call) => {
  const account = await billingAccount(call, request.AccountID)
  const { account_id, now } = account
  return call.store.transaction().execute(async (trx) => {
    const bank = await readBank(trx, account_id)
    if (!bank) throw new Refusal(404, 'NO_BANK_ACCOUNT', 'There is no bank account to verify.')
    const answer = async (code: '' | BankVerificationCode) => {
      const present = (await readBank(trx, account_id)) ?? bank
      return { Code: code, BankInfo: toReceivedBank(present, account) }
    }
    const ended = endedCode[bankState(bank, account)]
    if (ended !== undefined) return answer(ended)
    const isCode = request.DescriptorCode !== null
    if (isCode !== (bank.deposit_type === 'descriptor_code')) {
      throw new Refusal(400, 'WRONG_VERIFICATION_KIND', isCode ? 'This account is verified by two amounts.' : 'This account is verified by a code.')
    }

    const left = Math.max(0, (bank.attempts_left ?? 1) - 1)
    const judged = judge(request)
    const isLocked = judged === 'attemptsExceeded' || (judged === 'mismatch' && left === 0)
    const changes = {
      verified: { verified_at: now },
      timedOut: { expires_at: now },
      attemptsExceeded: { locked_at: now, attempts_left: 0 },
      mismatch: { attempts_left: left, locked_at: isLocked ? now : null },
    }
    await trx.updateTable('bank_accounts').set(changes[judged]).where('account_id', '=', account_id).execute()
    if (isLocked) return answer('payment_method_microdeposit_verification_attempts_exceeded')
    if (judged === 'verified') return answer('')
    if (judged === 'timedOut') return answer('payment_method_microdeposit_verification_timeout')
    return answer(`payment_method_microdeposit_verification_${isCode ? 'descriptor_code' : 'amounts'}_mismatch`)
  })
}

/** What is over stays so: a verified account is verified, a locked one locked. */
const endedCode: Partial<Record<ReturnType<typeof bankState>, '' | BankVerificationCode>> = {
  verified: '',
  locked: 'payment_method_microdeposit_verification_attempts_exceeded',
  expired: 'payment_method_microdeposit_verification_timeout',
  failed: 'payment_method_microdeposit_failed',
}

type Attempt = Pick<RequestOf<(typeof endpoints)['verifyBankForAccount']>, 'Amount1' | 'Amount2' | 'DescriptorCode'>

function judge({ Amount1, Amount2, DescriptorCode }: Attempt) {
  const outcomes = ['verified', 'attemptsExceeded', 'timedOut'] as const
  const { codes, amounts } = testDeposits
  const isMet = (outcome: (typeof outcomes)[number]) => {
    if (DescriptorCode !== null) return codes[outcome] === DescriptorCode
    const [one, other] = amounts[outcome]
    return (Amount1 === one && Amount2 === other) || (Amount1 === other && Amount2 === one)
  }
  return outcomes.find(isMet) ?? 'mismatch'
}
