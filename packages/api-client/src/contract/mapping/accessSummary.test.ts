import type { AccessSummary } from '@portal/domain'
import { anyRestriction } from '@portal/domain/testing'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { accessSummary } from '../accessShapes.ts'
import { toAccessSummary, toAccessSummaryRecord } from './accessSummary.ts'

const anySummary: fc.Arbitrary<AccessSummary> = fc.record({
  none: fc.constantFrom('ended' as const, null),
  endedAt: fc.option(fc.constant({ date: '2026-11-21', minute: 540 })),
  isByDefault: fc.boolean(),
  doorCount: fc.nat(9),
  rules: fc.array(fc.record({ restriction: anyRestriction, within: fc.option(anyRestriction), doorCount: fc.nat(9), doors: fc.array(fc.string()) }), { maxLength: 3 }),
})

it('an access summary is unchanged after writing and reading', () => {
  fc.assert(fc.property(anySummary, (summary) => {
    const sent = JSON.parse(JSON.stringify(toAccessSummaryRecord(summary))) as unknown
    expect(toAccessSummary(v.parse(accessSummary, sent))).toEqual(summary)
  }))
})
