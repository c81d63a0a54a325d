import { expect, it } from 'vitest'
import { countEdits } from './countEdits.ts'

it.for([
  ['Main Gate', 'Main Gate', 0],
  ['kitten', 'sitting', 3],
  ['', 'pool', 4],
  ['pool', '', 4],
  ['Unit 101', 'Units 101', 1],
  ['gate', 'date', 1],
] as const)('%s and %s differ by %i letters', ([one, other, edits]) => {
  expect([countEdits(one, other), countEdits(other, one)]).toEqual([edits, edits])
})
