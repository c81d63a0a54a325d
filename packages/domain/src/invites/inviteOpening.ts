import { explainAccess } from '../access/decision/explainAccess.ts'
import { unrestricted, type WeekWindow } from '../access/restriction/restriction.ts'

/**
 * What the hours of an invite say at an instant: undefined while they allow an entry, otherwise when they do next. Doors, lockdowns and holidays
 * are not asked: the service does that.
 */
export function inviteOpening({ windows, timeZone }: { windows: readonly WeekWindow[] | null; timeZone: string }, now: number): { at: string | null } | undefined {
  const { outcome, nextOpening } = explainAccess({
    at: now, timeZone, port: { id: 'any', default: 'open' }, person: { id: 'guest', isActive: true, accountIsActive: true }, ownRestriction: { ...unrestricted, windows },
  })
  if (outcome === 'allowed') return undefined
  return { at: nextOpening === null ? null : new Date(nextOpening).toISOString() }
}
