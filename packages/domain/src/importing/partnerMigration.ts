import type { ImportKind } from './importKinds.ts'

/**
 * The states of a migration from another system. `open`: records are imported while the other system is still in use. `cutOver`: only this
 * system is in use. `rollingBack`: the imports are being undone. `partlyRolledBack`: the imports were undone, except for records that
 * others depend on.
 */
export const partnerMigrationStates = ['open', 'cutOver', 'rollingBack', 'partlyRolledBack', 'rolledBack'] as const
export type PartnerMigrationState = (typeof partnerMigrationStates)[number]

export const partnerMigrationActions = ['cutOver', 'rollBack'] as const
export type PartnerMigrationAction = (typeof partnerMigrationActions)[number]

/** The kinds of records to import from another system, in order: users before the records that name them. */
export const partnerKinds = ['users', 'accessCodes', 'callGroups', 'contacts', 'holidays', 'schedules'] as const satisfies readonly ImportKind[]
export type PartnerKind = (typeof partnerKinds)[number]

const next: Readonly<Record<PartnerMigrationAction, Partial<Record<PartnerMigrationState, PartnerMigrationState>>>> = {
  cutOver: { open: 'cutOver' },
  rollBack: { open: 'rollingBack', cutOver: 'rollingBack', partlyRolledBack: 'rollingBack' },
}

/** The state of a migration after an action; null if the action isn't possible in this state. */
export function nextPartnerMigrationState(state: PartnerMigrationState, action: PartnerMigrationAction): PartnerMigrationState | null {
  return next[action][state] ?? null
}

/** Picks up to `most` items, evenly spread, with the first and the last. */
export function spreadSample<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)] as T)
}
