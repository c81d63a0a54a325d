import type { ImportKind } from './importKinds.ts'

/**
 * `open`: records are imported while the other system still runs. `cutOver`: only this system is kept up to date. `rollingBack`: the
 * imports are being undone. `partlyRolledBack`: they were undone, except for records that others depend on.
 */
export const partnerMigrationStates = ['open', 'cutOver', 'rollingBack', 'partlyRolledBack', 'rolledBack'] as const
export type PartnerMigrationState = (typeof partnerMigrationStates)[number]

export const partnerMigrationActions = ['cutOver', 'rollBack'] as const
export type PartnerMigrationAction = (typeof partnerMigrationActions)[number]

/** The kinds to import from another system, in order: users before the records that name them. */
export const partnerKinds = ['users', 'accessCodes', 'callGroups', 'contacts', 'holidays', 'schedules'] as const satisfies readonly ImportKind[]
export type PartnerKind = (typeof partnerKinds)[number]

const next: Readonly<Record<PartnerMigrationAction, Partial<Record<PartnerMigrationState, PartnerMigrationState>>>> = {
  cutOver: { open: 'cutOver' },
  rollBack: { open: 'rollingBack', cutOver: 'rollingBack', partlyRolledBack: 'rollingBack' },
}

/** The state after an action; null where the action does not fit the state. */
export function nextPartnerMigrationState(state: PartnerMigrationState, action: PartnerMigrationAction): PartnerMigrationState | null {
  return next[action][state] ?? null
}

/** Up to `most` of the items, spread evenly, the first and the last among them. */
export function spreadSample<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)] as T)
}
