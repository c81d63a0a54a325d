import { unrestricted, type Restriction } from './restriction.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedParts, mergeEdits, plainParts, withChoices, type Choices } from '../../edits/mergeEdits.ts'
import { withRestriction } from './restrictionParts.ts'

interface Values {
  name: string
  restriction: Restriction | null
}
const parts = withRestriction(plainParts<Values, 'name' | 'restriction'>(['name']), { field: 'restriction', isWhole: ({ restriction }) => restriction === null })
const of = (restriction: Partial<Restriction>): Values => ({ name: 'Night shift', restriction: { ...unrestricted, ...restriction } })
const nine = [{ days: [1 as const, 2 as const], start: 540, end: 1020 }]
const ten = [{ days: [1 as const, 2 as const], start: 600, end: 1020 }]

const window = fc.record({ days: fc.constantFrom([1 as const], [6 as const, 7 as const]), start: fc.constantFrom(0, 540), end: fc.constantFrom(1020, 1440) })
const restriction: fc.Arbitrary<Restriction> = fc.record({
  windows: fc.option(fc.array(window, { maxLength: 2 })),
  validFrom: fc.constantFrom(null, { date: '2026-11-21', minute: 0 }),
  validUntil: fc.constantFrom(null, { date: '2026-12-24', minute: 1440 }),
  usesAllowed: fc.constantFrom(null, 5),
  usesLeft: fc.constant(null),
  usesPerDay: fc.constantFrom({}, { 1: 2 }),
  exceptions: fc.constantFrom([], [{ name: 'Eve', from: '2026-12-24', until: '2026-12-24', effect: 'deny' as const, start: 0, end: 1440 }]),
  closedOnHolidays: fc.boolean(),
})
const values = fc.record({ name: fc.constantFrom('Day', 'Night'), restriction: fc.option(restriction) })

describe('two users change the same restriction', () => {
  it('clauses that both users changed need a choice, and those that only one changed are kept', () => {
    const base = of({ windows: nine })
    const mine = of({ windows: ten, usesAllowed: 5, usesLeft: 5 })
    const theirs = of({ windows: null, validFrom: { date: '2026-12-01', minute: 0 } })
    const edits = mergeEdits(parts, { base, mine, theirs })
    expect(edits).toMatchObject({ conflicts: ['windows'], onlyMine: ['uses'], onlyTheirs: ['validity'] })
    expect(withChoices(parts, edits, { windows: 'mine' }).restriction).toMatchObject({ windows: ten, usesAllowed: 5, usesLeft: 5, validFrom: { date: '2026-12-01', minute: 0 } })
  })

  it('if one user removed the restriction, the whole restriction is one choice', () => {
    const edits = mergeEdits(parts, { base: of({ windows: nine }), mine: of({ windows: ten }), theirs: { ...of({}), restriction: null } })
    expect(edits).toMatchObject({ conflicts: ['restriction'], onlyMine: [], onlyTheirs: [] })
  })

  it('uses at the doors in the meantime are not a change by a user', () => {
    expect(changedParts(parts, of({ usesAllowed: 5, usesLeft: 5 }), of({ usesAllowed: 5, usesLeft: 2 }))).toEqual([])
    const edits = mergeEdits(parts, { base: of({ usesAllowed: 5, usesLeft: 5 }), mine: of({ usesAllowed: 5, usesLeft: 5, windows: ten }), theirs: of({ usesAllowed: 5, usesLeft: 2 }) })
    expect(edits.merged.restriction).toMatchObject({ usesLeft: 2, windows: ten })
  })

  it('no change is lost, for any two edits', () => {
    fc.assert(
      fc.property(values, values, values, fc.constantFrom('mine', 'theirs'), (base, mine, theirs, choice) => {
        const edits = mergeEdits(parts, { base, mine, theirs })
        const choices: Choices<(typeof edits.conflicts)[number]> = {}
        for (const field of edits.conflicts) choices[field] = choice
        const end = withChoices(parts, edits, choices)
        for (const field of edits.onlyMine) expect(parts.of(end, field)).toEqual(parts.of(mine, field))
        for (const field of edits.onlyTheirs) expect(parts.of(end, field)).toEqual(parts.of(theirs, field))
        for (const field of edits.conflicts) expect(parts.of(end, field)).toEqual(parts.of(choice === 'mine' ? mine : theirs, field))
      }),
    )
  })
})
