import { explainAccess } from '../access/decision/explainAccess.ts'
import { unrestricted, type WeekWindow } from '../access/restriction/restriction.ts'

/**
 * When an invite next opens doors, by its hours; undefined while they allow entry. The service also considers doors, lockdowns and
 * holidays.
 */
export function inviteOpening({ windows, timeZone }: { windows: readonly WeekWindow[] | null; timeZone: string }, now: number): { at: string | null } | undefined {
  const { outcome, nextOpening } = explainAccess({
    at: now, timeZone, port: { id: 'any', default: 'open' }, person: { id: 'guest', isActive: true, accountIsActive: true }, ownRestriction: { ...unrestricted, windows },
  })
  if (outcome === 'allowed') return undefined
  return { at: nextOpening === null ? null : new Date(nextOpening).toISOString() }
}
