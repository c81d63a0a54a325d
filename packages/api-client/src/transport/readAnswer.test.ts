import { describe, expect, test } from 'vitest'
import { endpoints } from '../contract/index.ts'
import { readAnswer } from './readAnswer.ts'

const read = async (body: unknown, type = 'application/json') =>
  readAnswer('getUserDetails', endpoints.getUserDetails, new Response(JSON.stringify(body), { headers: { 'Content-Type': type } }))

const details = {
  ID: 7, Name: 'A', Email: 'a@example.test', AccountID: 'acc', AccountName: 'B', IsAccountActive: true, IS_SFH_ACTIVE: false,
  UserTypeID: 1, EnableUserTierCallgroup: false, IsBillingAdminLoginLandpage: false, IsUserDashboard: 1, callgroupId: null,
  IsUserAdmin: true, IsKitsAdmin: false, IsBillingAdmin: false, role: 1, modules: [1, 2],
}

describe('an answer that may be one of two shapes', () => {
  test('is either', async () => {
    expect(await read(details)).toEqual(details)
    expect(await read({ type: 'error', message: 'Gone.' })).toEqual({ type: 'error', message: 'Gone.' })
  })

  test.each<[string, unknown]>([
    ['modules', { ...details, modules: undefined }],
    ['role', { ...details, role: '1' }],
    ['modules.1', { ...details, modules: [1, 'x'] }],
    ['AccountID', { ...details, AccountID: null }],
    ['message', { type: 'error' }],
    ['', null],
  ])('names %s of the shape that was meant', async (field, body) => {
    await expect(read(body)).rejects.toMatchObject({ name: 'ContractMismatch', endpoint: 'getUserDetails', field })
  })
})

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/problem+json'])('%s is JSON', async (type) => {
  expect(await read(details, type)).toEqual(details)
})

test.each(['text/html', 'text/plain', '', 'application/jsonp', 'text/json; x=application/json'])('%j is not', async (type) => {
  await expect(read(details, type)).rejects.toMatchObject({ name: 'NetworkError', kind: 'notJson' })
})
