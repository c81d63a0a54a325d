import { callSteps } from '@portal/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleNumbers, examplePlan } from '../internal/examplePlans.ts'
import { addMember, lanesOf, moveMember, placeBeside, removeMember } from './planLanes.ts'

const three = { ...examplePlan, tiers: [[1, 2, 3], [4]] } as const

it('a user moves within a step and to another step, but not to a full one', () => {
  expect(moveMember(three, { lane: 0, index: 0 }, { lane: 0, index: 2 })).toMatchObject({ tiers: [[2, 3, 1], [4]] })
  expect(moveMember(three, { lane: 0, index: 2 }, { lane: 1, index: 0 })).toMatchObject({ tiers: [[1, 2], [3, 4]] })
  expect(moveMember(three, { lane: 1, index: 0 }, { lane: 0, index: 0 })).toBeNull()
  expect(addMember(three, 0, 9)).toBeNull()
  expect(removeMember(three, { lane: 0, index: 1 })).toMatchObject({ tiers: [[1, 3], [4]] })
})

it('a move past the end of a step enters the next step', () => {
  expect(placeBeside(three, { lane: 0, index: 2 }, 'down')).toEqual({ lane: 1, index: 0 })
  expect(placeBeside(three, { lane: 1, index: 0 }, 'up')).toEqual({ lane: 0, index: 3 })
  expect(placeBeside(three, { lane: 0, index: 1 }, 'after')).toEqual({ lane: 1, index: 1 })
})

it('no series of moves loses or duplicates a user', () => {
  const place = fc.record({ lane: fc.integer({ min: 0, max: 2 }), index: fc.integer({ min: 0, max: 4 }) })
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 })
  fc.assert(fc.property(ids, place, place, (members, from, to) => {
    const plan = { ...examplePlan, tiers: [members.slice(0, 3), members.slice(3)] as const }
    const next = moveMember(plan, from, to)
    if (!next) return
    expect(new Set(lanesOf(next).flat())).toEqual(new Set(members))
    expect(lanesOf(next).flat()).toHaveLength(members.length)
    expect(lanesOf(next).every((lane) => lane.length <= 3)).toBe(true)
  }))
})

it('the numbers of a voice group can be reordered', () => {
  const next = moveMember(exampleNumbers, { lane: 0, index: 1 }, { lane: 0, index: 0 })
  expect(next && callSteps(next).map(({ phones }) => phones[0]?.number?.label)).toEqual(['Home', 'Mobile'])
})
