import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPartnerMigrationState, spreadSample } from './partnerMigration.ts'

test('a migration that switched over can be rolled back, and then has ended', () => {
  expect(nextPartnerMigrationState('open', 'cutOver')).toBe('cutOver')
  expect(nextPartnerMigrationState('cutOver', 'rollBack')).toBe('rollingBack')
  expect(nextPartnerMigrationState('open', 'rollBack')).toBe('rollingBack')
  expect(nextPartnerMigrationState('partlyRolledBack', 'rollBack')).toBe('rollingBack')
  expect(nextPartnerMigrationState('partlyRolledBack', 'cutOver')).toBeNull()
  expect(nextPartnerMigrationState('cutOver', 'cutOver')).toBeNull()
  for (const action of ['cutOver', 'rollBack'] as const) {
    expect(nextPartnerMigrationState('rollingBack', action)).toBeNull()
    expect(nextPartnerMigrationState('rolledBack', action)).toBeNull()
  }
})

test('a sample has the first and the last item, without duplicates, in order', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 2, max: 20 }), (length, most) => {
    const items = Array.from({ length }, (_, index) => index)
    const sample = spreadSample(items, most)
    expect(sample).toHaveLength(Math.min(length, most))
    expect(sample).toEqual([...new Set(sample)].sort((one, other) => one - other))
    expect([sample[0], sample.at(-1)]).toEqual([items[0], items.at(-1)])
  }))
})
