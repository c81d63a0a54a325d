export type CardExpiry = 'valid' | 'expiresSoon' | 'expired'

/** A card is valid until the end of its month. `today` is an ISO date at the property; cards of this month and the next expire soon. */
export function cardExpiry({ exp_month, exp_year }: { exp_month: number; exp_year: number }, today: string): CardExpiry {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monthsLeft = (exp_year - year) * 12 + exp_month - month
  if (monthsLeft < 0) return 'expired'
  return monthsLeft <= 1 ? 'expiresSoon' : 'valid'
}
