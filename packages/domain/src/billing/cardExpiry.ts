export type CardExpiry = 'valid' | 'expiresSoon' | 'expired'

/**
 * Whether a card is valid, expires soon or has expired. A card is valid until the end of its month, and expires soon in that month and the
 * one before. `today` is an ISO date at the property.
 */
export function cardExpiry({ exp_month, exp_year }: { exp_month: number; exp_year: number }, today: string): CardExpiry {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monthsLeft = (exp_year - year) * 12 + exp_month - month
  if (monthsLeft < 0) return 'expired'
  return monthsLeft <= 1 ? 'expiresSoon' : 'valid'
}
