import type { BankOutcome, CardOutcome } from '../store/billingSchema.ts'

export interface TestCard {
  brand: string
  outcome: CardOutcome
}

/** The gateway's public test cards. No other number is accepted, so that no real card can be entered. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', outcome: 'ok' },
  '5555555555554444': { brand: 'mastercard', outcome: 'ok' },
  '378282246310005': { brand: 'amex', outcome: 'ok' },
  '6011111111111117': { brand: 'discover', outcome: 'ok' },
  '3056930009020004': { brand: 'diners', outcome: 'ok' },
  '3566002020360505': { brand: 'jcb', outcome: 'ok' },
  '6200000000000005': { brand: 'unionpay', outcome: 'ok' },
  '4000000000000002': { brand: 'visa', outcome: 'declined' },
  '4000000000000069': { brand: 'visa', outcome: 'expired' },
  '4000000000000127': { brand: 'visa', outcome: 'incorrectCode' },
  '4000000000000119': { brand: 'visa', outcome: 'processingError' },
  '4000000000009995': { brand: 'visa', outcome: 'insufficientFunds' },
  '4000000000000341': { brand: 'visa', outcome: 'declinedWhenCharged' },
}

/** The gateway's public test bank accounts, at any bank with a valid routing number. No other account is accepted. */
export const testAccounts: Readonly<Record<string, BankOutcome>> = {
  '000123456789': 'ok',
  '000111111113': 'closed',
  '000000004954': 'highestRisk',
  '000111111116': 'noAccount',
  '000222222227': 'noFunds',
  '000333333335': 'notAuthorized',
  '000444444440': 'wrongCurrency',
  '000555555559': 'disputed',
  '000666666661': 'depositsFail',
  '000000000009': 'staysProcessing',
  '000777777771': 'weeklyLimit',
}

/** The values that a bank statement shows for test deposits; all other values are wrong. */
export const testDeposits = {
  amounts: { verified: [32, 45], attemptsExceeded: [10, 11], timedOut: [40, 41] },
  codes: { verified: 'SM11AA', attemptsExceeded: 'SM33CC', timedOut: 'SM44DD' },
} as const
