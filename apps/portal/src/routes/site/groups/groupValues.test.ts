import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupProblems, ladder, newGroup, toGroupRequest, toGroupValues, type UserGroup } from './groupValues.ts'

const group = (ID: number, HierarchyLevel: number): UserGroup => ({ ...newGroup([]), ID, Name: `Group ${ID}`, HierarchyLevel, Version: 4 })
const groups = [group(1, 1), group(2, 3), group(3, 4), group(4, 3)]

describe('§6 hierarchy levels', () => {
  it('level 1 is the highest, and each group is above, beside or below the edited group', () => {
    expect(ladder(groups, 4, toGroupValues(group(4, 3))).map(({ id, stands }) => [id, stands])).toEqual([
      [1, 'above'],
      [4, 'self'],
      [2, 'beside'],
      [3, 'below'],
    ])
  })

  it('groups are in order of level, with the edited group once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (level) => {
        const rungs = ladder(groups, 4, toGroupValues(group(4, level)))
        expect(rungs.map((rung) => rung.level)).toEqual(rungs.map((rung) => rung.level).sort((one, other) => one - other))
        expect(rungs.filter(({ stands }) => stands === 'self').map(({ id }) => id)).toEqual([4])
      }),
    )
  })

  it('a new group begins below all others', () => {
    expect(newGroup(groups).HierarchyLevel).toBe(5)
    expect(newGroup([group(1, 99)]).HierarchyLevel).toBe(99)
  })
})

describe('a group form', () => {
  it('a group needs a name and a level from 1 to 99', () => {
    expect(groupProblems(toGroupValues({ ...group(1, 0), Name: ' ' }))).toEqual({ Name: 'nameMissing', HierarchyLevel: 'levelWrong' })
    expect(groupProblems(toGroupValues(group(1, 99)))).toEqual({})
  })

  it('a group is saved with the version that was read, and a new group has no id', () => {
    const values = toGroupValues({ ...group(7, 2), Name: ' Staff ' })
    expect(toGroupRequest(7, { version: 4, base: values, values })).toMatchObject({ ID: 7, Version: 4, Name: 'Staff' })
    expect(toGroupRequest(0, { version: 0, base: values, values })).not.toHaveProperty('ID')
  })
})
