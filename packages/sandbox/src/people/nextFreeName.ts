/** The name with the lowest number that makes it free, within `maxLength`; null if no number does. */
export async function nextFreeName(value: string, maxLength: number, isFree: (name: string) => Promise<boolean>): Promise<string | null> {
  const base = value.trim().replace(/ \d+$/, '')
  for (let number = 2; number < 100; number += 1) {
    const name = `${base.slice(0, maxLength - ` ${number}`.length)} ${number}`
    if (await isFree(name)) return name
  }
  return null
}
