import { expect, test } from 'vitest'
import { placeLabels } from './placeLabels.ts'

const picture = { width: 400, height: 300 }

test('a label is below its mark, or beside or above it at an edge', () => {
  expect(placeLabels([{ x: 200, y: 150, width: 80 }], picture)).toEqual(['below'])
  expect(placeLabels([{ x: 200, y: 290, width: 80 }], picture)).toEqual(['right'])
  expect(placeLabels([{ x: 390, y: 150, width: 80 }], picture)).toEqual(['left'])
  expect(placeLabels([{ x: 200, y: 290, width: 380 }], picture)).toEqual(['above'])
})

test('labels cover neither each other nor a mark; a mark without room has no label', () => {
  expect(placeLabels([{ x: 200, y: 150, width: 80 }, { x: 240, y: 150, width: 80 }], picture)).toEqual(['below', 'right'])
  expect(placeLabels([{ x: 200, y: 150, width: 80 }, { x: 200, y: 180, width: null }], picture)).toEqual(['right', null])
  expect(placeLabels([{ x: 200, y: 150, width: 500 }], picture)).toEqual([null])
})
