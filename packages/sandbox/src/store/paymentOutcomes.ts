/**
 * What becomes of a test card: refused when it is saved, or kept and refused when it is charged. The names go into tokens.
 */
export const cardOutcomes = [
  'ok', 'declined', 'expired', 'incorrectCode', 'processingError', 'insufficientFunds', 'declinedWhenCharged',
] as const
export type CardOutcome = (typeof cardOutcomes)[number]

/** What becomes of a test bank account (wire and formats §3 Bank). */
export const bankOutcomes = [
  'ok', 'closed', 'highestRisk', 'noAccount', 'noFunds', 'notAuthorized', 'wrongCurrency', 'disputed', 'depositsFail', 'staysProcessing',
  'weeklyLimit',
] as const
export type BankOutcome = (typeof bankOutcomes)[number]
