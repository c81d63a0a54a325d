import { Refusal } from '../../Refusal.ts'

/** The person saw a plan: what they agreed to must still be what is done. */
export function requireSeenVersion(user: { name: string; version: number }, seen: number): void {
  if (user.version !== seen) throw new Refusal(409, 'PLAN_CHANGED', `${user.name} was changed meanwhile. Look at what will happen again.`)
}
