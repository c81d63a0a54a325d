const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something lasts, in the largest unit of which it is whole from two days on: “24 hours”, “7 days”. */
export function sayDuration(milliseconds: number, language: 'en' | 'es' = 'en'): string {
  const [unit, length] = milliseconds % day === 0 && milliseconds > day ? (['day', day] as const) : milliseconds % hour === 0 ? (['hour', hour] as const) : (['minute', minute] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(milliseconds / length)
}
