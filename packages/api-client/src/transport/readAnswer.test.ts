import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defineEndpoint } from '../contract/defineEndpoint.ts'
import { noPayload } from '../contract/shapes.ts'
import { readAnswer } from './readAnswer.ts'

const endpoint = defineEndpoint({
  area: 'auth', as: 'details', service: 'account', method: 'POST', path: '/details', auth: 'none', summary: 'For tests.', request: noPayload,
  response: v.union([
    v.looseObject({ type: v.literal('error'), message: v.string() }),
    v.looseObject({ AccountID: v.union([v.number(), v.string()]), role: v.number(), modules: v.array(v.number()) }),
  ]),
})

const read = async (body: unknown, type = 'application/json') =>
  readAnswer('details', endpoint, new Response(JSON.stringify(body), { headers: { 'Content-Type': type } }))

const details = { AccountID: 'acc', role: 1, modules: [1, 2], more: null }

describe('an answer with two allowed shapes', () => {
  test('an answer with two allowed shapes may have either', async () => {
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
    await expect(read(body)).rejects.toMatchObject({ name: 'ContractMismatch', endpoint: 'details', field })
  })
})

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/problem+json'])('%s is JSON', async (type) => {
  expect(await read(details, type)).toEqual(details)
})

test.each(['text/html', 'text/plain', '', 'application/jsonp', 'text/json; x=application/json'])('%j is not JSON', async (type) => {
  await expect(read(details, type)).rejects.toMatchObject({ name: 'NetworkError', kind: 'notJson' })
})
