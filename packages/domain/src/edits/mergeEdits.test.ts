import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedParts, mergeEdits, plainParts, withChoices, type Choices } from './mergeEdits.ts'

const fields = ['Unit', 'Notes', 'Phone', 'Places'] as const
type Field = (typeof fields)[number]
interface Values { Unit: string; Notes: string; Phone: string; Places: number[] }
const parts = plainParts<Values, Field>(fields)

const values = fc.record({
  Unit: fc.constantFrom('1', '2', '3'),
  Notes: fc.constantFrom('', 'dog', 'key'),
  Phone: fc.constantFrom('a', 'b'),
  Places: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
})
const edit = fc.record({ base: values, mine: values, theirs: values })

describe('two users edit the same record', () => {
  it('exactly the fields that both changed differently need a choice', () => {
    const base = { Unit: 'PH-1', Notes: 'dogs', Phone: '1', Places: [1] }
    const mine = { ...base, Unit: 'PH-3', Notes: 'call first', Places: [1, 2] }
    const theirs = { ...base, Unit: 'PH-2', Phone: '2', Notes: 'call first' }
    expect(mergeEdits(parts, { base, mine, theirs })).toEqual({
      mine,
      theirs,
      merged: { Unit: 'PH-2', Notes: 'call first', Phone: '2', Places: [1, 2] },
      conflicts: ['Unit'],
      onlyMine: ['Places'],
      onlyTheirs: ['Phone'],
    })
  })

  it('no change is lost: each field has one user’s value, and choices are kept', () => {
    fc.assert(
      fc.property(edit, fc.constantFrom('mine', 'theirs'), ({ base, mine, theirs }, choice) => {
        const edits = mergeEdits(parts, { base, mine, theirs })
        const choices: Choices<Field> = {}
        for (const field of edits.conflicts) choices[field] = choice
        const end = withChoices(parts, edits, choices)
        for (const field of changedParts(parts, base, mine)) {
          if (choices[field] !== 'theirs') expect(end[field]).toEqual(mine[field])
        }
        for (const field of changedParts(parts, base, theirs)) {
          if (choices[field] !== 'mine') expect(end[field]).toEqual(theirs[field])
        }
      }),
    )
  })

  it('no choice is needed if only one of them changed something', () => {
    fc.assert(
      fc.property(values, values, (base, mine) => {
        expect(mergeEdits(parts, { base, mine, theirs: base })).toMatchObject({ merged: mine, conflicts: [], onlyTheirs: [] })
      }),
    )
  })
})
