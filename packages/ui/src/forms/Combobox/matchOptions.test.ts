import { expect, it } from 'vitest'
import { matchOptions } from './matchOptions.ts'

const doors = ['Main Gate, Entry', 'Main Gate, Exit', 'Pool Gate', 'Garaje Muñoz', 'Tower B Lobby'].map((label) => ({ label }))
const found = (search: string) => matchOptions(doors, search).map(({ label }) => label)

it('finds by parts of words in any order, ignoring case and accents', () => {
  expect(found('gate')).toEqual(['Main Gate, Entry', 'Main Gate, Exit', 'Pool Gate'])
  expect(found(' ENT main')).toEqual(['Main Gate, Entry'])
  expect(found('munoz')).toEqual(['Garaje Muñoz'])
  expect(found('gate lobby')).toEqual([])
  expect(found('  ')).toHaveLength(5)
})

it('also finds by the detail beside the name', () => {
  expect(matchOptions([{ label: 'Ada Aaltonen', fact: 'Unit 728' }, { label: 'Ada Berg', fact: 'Unit 12' }], 'ada 728')).toHaveLength(1)
})
