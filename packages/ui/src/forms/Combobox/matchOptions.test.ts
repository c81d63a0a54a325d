import { expect, it } from 'vitest'
import { matchOptions } from './matchOptions.ts'

const doors = ['Main Gate, Entry', 'Main Gate, Exit', 'Pool Gate', 'Garaje Muñoz', 'Tower B Lobby'].map((label) => ({ label }))
const found = (search: string) => matchOptions(doors, search).map(({ label }) => label)

it('parts of words in any order find an option, regardless of case and accents', () => {
  expect(found('gate')).toEqual(['Main Gate, Entry', 'Main Gate, Exit', 'Pool Gate'])
  expect(found(' ENT main')).toEqual(['Main Gate, Entry'])
  expect(found('munoz')).toEqual(['Garaje Muñoz'])
  expect(found('gate lobby')).toEqual([])
  expect(found('  ')).toHaveLength(5)
})

it('the fact below an option’s name finds it too', () => {
  expect(matchOptions([{ label: 'Ada Aaltonen', fact: 'Unit 728' }, { label: 'Ada Berg', fact: 'Unit 12' }], 'ada 728')).toHaveLength(1)
})
