/** What happens to a test card: it is refused when it is saved, or saved and then refused when it is charged. Tokens contain these names. */
export const cardOutcomes = [
  'ok', 'declined', 'expired', 'incorrectCode', 'processingError', 'insufficientFunds', 'declinedWhenCharged',
] as const
export type CardOutcome = (typeof cardOutcomes)[number]

/** What happens to a test bank account ("wire and formats" §3 Bank). */
export const bankOutcomes = [
  'ok', 'closed', 'highestRisk', 'noAccount', 'noFunds', 'notAuthorized', 'wrongCurrency', 'disputed', 'depositsFail', 'staysProcessing',
  'weeklyLimit',
] as const
export type BankOutcome = (typeof bankOutcomes)[number]
