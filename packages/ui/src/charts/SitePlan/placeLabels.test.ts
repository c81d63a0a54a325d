import { expect, test } from 'vitest'
import { placeLabels } from './placeLabels.ts'

const picture = { width: 400, height: 300 }
const sized = (width: number, height = 20) => ({ width, height })
const sidesOf = (marks: Parameters<typeof placeLabels>[0]) => placeLabels(marks, picture).map((label) => label?.side ?? null)

test('a label is below its mark, or beside or above it at an edge', () => {
  expect(sidesOf([{ x: 200, y: 150, sizes: [sized(80)] }])).toEqual(['below'])
  expect(sidesOf([{ x: 200, y: 290, sizes: [sized(80)] }])).toEqual(['right'])
  expect(sidesOf([{ x: 390, y: 150, sizes: [sized(80)] }])).toEqual(['left'])
  expect(sidesOf([{ x: 200, y: 290, sizes: [sized(380)] }])).toEqual(['above'])
})

test('labels cover neither each other nor a mark; a mark without room has no label', () => {
  expect(sidesOf([{ x: 200, y: 150, sizes: [sized(80)] }, { x: 240, y: 150, sizes: [sized(80)] }])).toEqual(['below', 'right'])
  expect(sidesOf([{ x: 200, y: 150, sizes: [sized(80)] }, { x: 200, y: 180, sizes: [] }])).toEqual(['right', null])
  expect(sidesOf([{ x: 200, y: 150, sizes: [sized(500)] }])).toEqual([null])
})

test('a label without room in one line has two', () => {
  const sizes = [sized(180), sized(96, 36)]
  expect(placeLabels([{ x: 380, y: 150, sizes }], picture)).toEqual([{ side: 'left', size: sizes[0] }])
  expect(placeLabels([{ x: 340, y: 150, sizes }, { x: 280, y: 150, sizes: [] }], picture)).toEqual([{ side: 'below', size: sizes[1] }, null])
})

test('a mark whose label has no room gets the least label, after all others; below the mark if that has no room either', () => {
  const least = sized(24)
  expect(placeLabels([{ x: 200, y: 150, sizes: [sized(500)] }, { x: 200, y: 180, sizes: [sized(80)] }], picture, least)).toEqual([{ side: 'right', size: least }, { side: 'below', size: sized(80) }])
  expect(placeLabels([{ x: 10, y: 10, sizes: [sized(80)] }, { x: 10, y: 10, sizes: [] }], { width: 20, height: 20 }, least)).toEqual([{ side: 'below', size: least }, null])
})
