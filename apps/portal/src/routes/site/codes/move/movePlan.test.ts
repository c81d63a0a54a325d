import { filterSelection, noSelection, selectRows } from '@portal/ui'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWhole, mostCodes, readMoveQuery, toEffect, toMoveRequest, writeMoveQuery, type MovePreview, type MoveQuery } from './movePlan.ts'

const row = (AccessCodeID: number, change: Partial<MovePreview['Rows'][number]> = {}): MovePreview['Rows'][number] => ({
  AccessCodeID, AccessCodeTypeID: 1, Label: '', UserID: 1, UserName: 'Ana', IsMovable: true, IsThere: false, message: '', Adds: [2], Removes: [1], ...change,
})
const taken = { IsMovable: false, message: 'Ben already uses it.', Adds: [], Removes: [] }
const module = (ModuleID: number) => ({ ModuleID, ModuleName: `Module ${ModuleID}`, HardwareModel: 'W480', IsOnline: ModuleID === 1 })
const preview: MovePreview = { Rows: [row(1), row(2), row(3, taken), row(4, { Adds: [], IsThere: true })], Modules: [module(1), module(2)] }
const query: MoveQuery = { from: 101, to: 108, isCopy: false, page: 1 }

describe('the effect of a move', () => {
  it('the effect of a move counts entry methods that move and stay, and those that each controller adds and removes', () => {
    expect(toEffect(preview, filterSelection, false)).toMatchObject({
      moving: [{ AccessCodeID: 1 }, { AccessCodeID: 2 }, { AccessCodeID: 4 }], already: 1, staying: 1, leftOut: 0,
      modules: [{ id: 1, name: 'Module 1, W480', learns: 0, forgets: 3, isOnline: true }, { id: 2, learns: 2, forgets: 0, isOnline: false }],
    })
  })

  it('the effect of a move changes with left-out entry methods, and lists no controller without changes', () => {
    const effect = toEffect(preview, selectRows(noSelection, ['4', '3'], true), false)
    expect(effect).toMatchObject({ moving: [{ AccessCodeID: 4 }], staying: 1, leftOut: 2, modules: [{ id: 1, forgets: 1 }] })
    expect(effect.modules).toHaveLength(1)
  })

  it('each entry method moves, stays or is left out, for any selection', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.array(fc.integer({ min: 1, max: 40 })), (movable, except) => {
        const Rows = movable.map((IsMovable, index) => row(index + 1, IsMovable ? {} : taken))
        const { moving, staying, leftOut } = toEffect({ Rows, Modules: [] }, { scope: 'filter', except: except.map(String) }, false)
        expect(moving.length + staying + leftOut).toBe(Rows.length)
      }),
    )
  })
})

describe('the request', () => {
  it('a move’s request names the chosen entry methods, and a copy leaves out those already at the target', () => {
    expect(toMoveRequest({ ...query, isCopy: true }, toEffect(preview, filterSelection, true))).toEqual({
      FromPropertyLocationID: 101, ToPropertyLocationID: 108, AccessCodeIDs: [1, 2], IsCopy: true,
    })
  })

  it('a move’s request has null instead of too many ids, which means all entry methods', () => {
    const many = { Rows: Array.from({ length: mostCodes + 1 }, (_, index) => row(index + 1)), Modules: [] }
    expect(toMoveRequest(query, toEffect(many, filterSelection, false)).AccessCodeIDs).toBeNull()
    expect(toMoveRequest(query, toEffect(many, { scope: 'filter', except: ['1'] }, false)).AccessCodeIDs).toHaveLength(mostCodes)
  })
})

describe('the address', () => {
  it('a move’s address is read back unchanged', () => {
    const id = fc.option(fc.integer({ min: 1, max: 999_999 }))
    fc.assert(
      fc.property(fc.record({ from: id, to: id, isCopy: fc.boolean(), page: fc.integer({ min: 1, max: 999 }) }), (wanted) => {
        expect(readMoveQuery(new URLSearchParams(writeMoveQuery(wanted)))).toEqual(wanted)
      }),
    )
  })

  it('a move is complete when source and target are set and differ', () => {
    expect([query, { ...query, to: null }, { ...query, to: 101 }].map(isWhole)).toEqual([true, false, false])
  })
})
