import { expect, it } from 'vitest'
import { codeChanges, houseCodeProblems } from './houseCodes.ts'

const none = new Map()

it('a bad PIN has one reason, and an empty PIN is allowed', () => {
  const codes = { 1: '60418', 2: '00120', 3: '12345', 4: '60418', 5: '12', 6: '' }
  expect(houseCodeProblems(codes, '12 Oakline Drive, Houston', none)).toEqual({ 2: 'houseNumber', 3: 'pattern', 4: 'twice', 5: 'digits' })
})

it('only changed PINs are saved, at every gate of the house', () => {
  const { saves, removes } = codeChanges({ 1: ' 60418 ', 2: '' }, none, [201, 202])
  expect(removes).toEqual([])
  expect(saves).toMatchObject([{ userID: 1, ID: null, Code: '60418', AccessCodeTypeID: 1, PropertyLocations: [{ PropertyLocationID: 201 }, { PropertyLocationID: 202 }] }])
})
