import { expect, it } from 'vitest'
import { coverPairs } from './coverPairs.ts'

it('every pair of values is in some row, and there are few rows', () => {
  const settings = { fault: ['none', 'slow', 'offline', 'serverError'], viewAs: ['story', 'billing', 'inactive'], theme: ['light', 'dark'] }
  const rows = coverPairs(settings)
  for (const fault of settings.fault) {
    for (const viewAs of settings.viewAs) expect(rows).toContainEqual(expect.objectContaining({ fault, viewAs }))
    for (const theme of settings.theme) expect(rows).toContainEqual(expect.objectContaining({ fault, theme }))
  }
  for (const viewAs of settings.viewAs) for (const theme of settings.theme) expect(rows).toContainEqual(expect.objectContaining({ viewAs, theme }))
  expect(rows.length).toBeLessThanOrEqual(14)
  expect(rows.every((row) => Object.keys(row).length === 3)).toBe(true)
})
