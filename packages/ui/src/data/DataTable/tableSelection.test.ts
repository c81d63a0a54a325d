import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countSelected, filterSelection, isRowSelected, noSelection, selectRows } from './tableSelection.ts'

const ids = Array.from({ length: 12 }, (_none, index) => `row-${index}`)
const steps = fc.array(fc.record({ rows: fc.subarray(ids), on: fc.boolean() }), { maxLength: 12 })

it('the count equals the number of selected rows after any series of presses', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom(noSelection, filterSelection), (pressed, start) => {
      let selection = start
      const model = new Set(start.scope === 'filter' ? ids : [])
      for (const { rows, on } of pressed) {
        selection = selectRows(selection, rows, on)
        for (const row of rows) {
          if (on) model.add(row)
          else model.delete(row)
        }
      }
      expect(ids.filter((id) => isRowSelected(selection, id))).toEqual(ids.filter((id) => model.has(id)))
      expect(countSelected(selection, ids.length)).toBe(model.size)
    }),
  )
})

it('after all results are selected, deselecting one row keeps the others selected on every page', () => {
  const selection = selectRows(filterSelection, ['row-3'], false)
  expect(countSelected(selection, 312)).toBe(311)
  expect(isRowSelected(selection, 'row-of-another-page')).toBe(true)
})
