/** The nearest number from `value` on, with as many digits, that nobody has; null where all are taken. */
export async function nextFreeDigits(value: string, isFree: (digits: string) => Promise<boolean>, tries = 500): Promise<string | null> {
  if (!/^\d+$/.test(value)) return null
  const end = 10 ** value.length
  const start = Number(value)
  for (let step = 1; step < end && step <= tries; step += 1) {
    const digits = String((start + step) % end).padStart(value.length, '0')
    if (await isFree(digits)) return digits
  }
  return null
}

/** The name with the first number that makes it free, within `maxLength`; null where none does. */
export async function nextFreeName(value: string, maxLength: number, isFree: (name: string) => Promise<boolean>): Promise<string | null> {
  const base = value.trim().replace(/ \d+$/, '')
  for (let number = 2; number < 100; number += 1) {
    const name = `${base.slice(0, maxLength - ` ${number}`.length)} ${number}`
    if (await isFree(name)) return name
  }
  return null
}
