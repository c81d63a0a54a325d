import { expect, it } from 'vitest'
import { accountProblems, emptyAccount, isAccountTyped, readAccountDraft, toAccountRequest } from './newAccountForm.ts'

const typed = { ...emptyAccount(), Name: ' Cedar Court ', Address: '12 Cedar Court', FirstName: 'Ines', LastName: 'Kaya', Email: ' ines@cedarcourt.example ', TimezoneID: 'America/Chicago' }

it('says of each field what is missing, and what is no address', () => {
  expect(accountProblems(emptyAccount())).toEqual({ Name: 'missing', Address: 'missing', FirstName: 'missing', LastName: 'missing', Email: 'missing' })
  expect(accountProblems({ ...typed, Email: 'ines' })).toEqual({ Email: 'emailWrong' })
  expect(accountProblems(typed)).toEqual({})
})

it('asks for an account without the spaces around what was typed', () => {
  expect(toAccountRequest({ ...typed, isHouse: true })).toEqual({
    Name: 'Cedar Court', Address: '12 Cedar Court', FirstName: 'Ines', LastName: 'Kaya', Email: 'ines@cedarcourt.example', TimezoneID: 'America/Chicago', TenantType: 2,
  })
  expect(toAccountRequest(typed).TenantType).toBe(1)
})

it('keeps what was typed, and takes nothing else out of the storage', () => {
  expect(readAccountDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  for (const other of [null, {}, { ...typed, Name: 1 }, { ...typed, isHouse: 'yes' }]) expect(readAccountDraft(other)).toBeNull()
  expect([isAccountTyped(emptyAccount()), isAccountTyped(typed), isAccountTyped({ ...emptyAccount(), isHouse: true })]).toEqual([false, true, true])
})
