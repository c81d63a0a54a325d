export type CardExpiry = 'valid' | 'expiresSoon' | 'expired'

/** A card is good to the end of its month. `today` is an ISO date at the property; this month's and next month's cards expire soon. */
export function cardExpiry({ exp_month, exp_year }: { exp_month: number; exp_year: number }, today: string): CardExpiry {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monthsLeft = (exp_year - year) * 12 + exp_month - month
  if (monthsLeft < 0) return 'expired'
  return monthsLeft <= 1 ? 'expiresSoon' : 'valid'
}
