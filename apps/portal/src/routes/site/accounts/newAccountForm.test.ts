import { expect, it } from 'vitest'
import { accountProblems, emptyAccount, isAccountTyped, toAccountRequest } from './NewAccountDialog.tsx'

const typed = { ...emptyAccount(), Name: ' Cedar Court ', Address: '12 Cedar Court', FirstName: 'Ines', LastName: 'Kaya', Email: ' ines@cedarcourt.example ', TimezoneID: 'America/Chicago' }

it('every missing field and an invalid email address is reported as a problem', () => {
  expect(accountProblems(emptyAccount())).toEqual({ Name: 'missing', Address: 'missing', FirstName: 'missing', LastName: 'missing', Email: 'missing' })
  expect(accountProblems({ ...typed, Email: 'ines' })).toEqual({ Email: 'emailWrong' })
  expect(accountProblems(typed)).toEqual({})
})

it('the request has the typed values without spaces around them', () => {
  expect(toAccountRequest({ ...typed, isHouse: true })).toEqual({
    Name: 'Cedar Court', Address: '12 Cedar Court', FirstName: 'Ines', LastName: 'Kaya', Email: 'ines@cedarcourt.example', TimezoneID: 'America/Chicago', TenantType: 2,
  })
  expect(toAccountRequest(typed).TenantType).toBe(1)
})

it('a stored draft is read back unchanged, and other stored values are ignored', () => {
  expect([isAccountTyped(emptyAccount()), isAccountTyped(typed), isAccountTyped({ ...emptyAccount(), isHouse: true })]).toEqual([false, true, true])
})
