/** The two kinds of micro-deposit that a bank statement can show: two small amounts, or one cent with a code. */
export const microDepositTypes = ['amounts', 'descriptor_code'] as const
export type MicroDepositType = (typeof microDepositTypes)[number]

/**
 * The state of a bank account. `sent`: the deposits are on their way; `arrived`: they should be on the statement; `locked`: too many wrong
 * attempts; `expired`: not verified in time; `failed`: the bank did not accept the deposits.
 */
export const bankStates = ['verified', 'sent', 'arrived', 'locked', 'expired', 'failed'] as const
export type BankState = (typeof bankStates)[number]

/** The outcome of an attempt to verify a bank account, by the payment gateway's codes. */
const outcomeByCode = {
  payment_method_microdeposit_failed: 'failed',
  payment_method_microdeposit_verification_amounts_invalid: 'amountsInvalid',
  payment_method_microdeposit_verification_amounts_mismatch: 'amountsMismatch',
  payment_method_microdeposit_verification_descriptor_code_mismatch: 'codeMismatch',
  payment_method_microdeposit_verification_attempts_exceeded: 'attemptsExceeded',
  payment_method_microdeposit_verification_timeout: 'timedOut',
} as const

export type BankVerificationCode = keyof typeof outcomeByCode
export type BankVerificationOutcome = 'verified' | (typeof outcomeByCode)[BankVerificationCode] | 'unknown'

/** Reads the payment gateway's `code`, which is empty if the account is verified. An unknown code never means success. */
export function toBankVerificationOutcome(code: string): BankVerificationOutcome {
  if (code === '') return 'verified'
  return Object.hasOwn(outcomeByCode, code) ? outcomeByCode[code as BankVerificationCode] : 'unknown'
}
