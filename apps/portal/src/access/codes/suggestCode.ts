import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'

/** A random PIN that is free at these locations and isn't in `others`; null if there is none. */
export async function suggestCode(api: Portal['api'], places: number[], others: readonly string[]): Promise<Attempt<string | null>> {
  const asked = await attempt(api.getNextFreeAccessCode({ PropertyLocations: places, Except: others.filter((code) => /^\d{4,8}$/.test(code)) }))
  return asked.ok ? { ok: true, value: asked.value.Code } : asked
}
