import { expect, test } from 'vitest'
import { createApiClient, isServiceError } from '@portal/api-client'
import { servicesBelow } from '@portal/api-client/contract'
import { danaName, openBench } from '../testing.fixture.ts'

const origin = 'http://localhost:4200'

/** Creates a client as a partner does, with only addresses. */
async function openPartner(refusesUnknownFields: boolean) {
  const bench = await openBench({ refusesUnknownFields })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => bench.sandbox.app.fetch(new Request(input, init))
  return { ...bench, api: createApiClient({ services: servicesBelow(`${origin}/svc`), keysUrl: `${origin}/keys`, fetch, now: () => bench.time.now }) }
}

test('an invalid request gets all its errors at once, with the expected values', async () => {
  const { api } = await openPartner(true)
  await api.signIn({ username: danaName, password: 'sandbox1' })
  const wrong = { page: 0, count: 'many', sort: 'Name', PageNumber: 2, userGroupID: 1.5, searchText: '<b>' } as object
  const error: unknown = await api.users.list(wrong).catch((cause: unknown) => cause)
  expect(isServiceError(error) && error.fields).toEqual([
    { field: 'searchText', rule: 'text', expected: 'Links, markup, formulas and file names are not allowed here.' },
    { field: 'userGroupID', rule: 'range', expected: 'a whole number' },
    { field: 'page', rule: 'range', expected: 'at least 1' },
    { field: 'count', rule: 'type', expected: 'a number' },
    { field: 'sort', rule: 'pattern', expected: 'text like ^(Name|LastName|Email|Unit|Group|HierarchyLevel|LastEntry|ID) (ASC|DESC)$' },
    { field: 'PageNumber', rule: 'unknown', expected: 'the field page' },
  ])
  const nothing: unknown = await api.users.create({} as Parameters<typeof api.users.create>[0]).catch((cause: unknown) => cause)
  expect(isServiceError(nothing) && nothing.fields.length).toBeGreaterThan(2)
  expect(isServiceError(nothing) && nothing.fields.filter(({ rule }) => rule !== 'required')).toEqual([])
  const half: unknown = await api.groups.save({ Name: 'Night staff' } as Parameters<typeof api.groups.save>[0]).catch((cause: unknown) => cause)
  expect(isServiceError(half) && half.fields).toContainEqual({ field: 'HierarchyLevel', rule: 'required', expected: 'a whole number from 1 to 99' })
})

test('an unknown field is dropped, or refused if the host is strict', async () => {
  const misspelled = { serchText: 'Dana' } as object
  const lenient = await openPartner(false)
  await lenient.api.signIn({ username: danaName, password: 'sandbox1' })
  expect((await lenient.api.users.list(misspelled)).Users.length).toBeGreaterThan(1)
  const strict = await openPartner(true)
  await strict.api.signIn({ username: danaName, password: 'sandbox1' })
  await expect(strict.api.users.list(misspelled)).rejects.toMatchObject({ code: 'VALIDATION', field: 'serchText', fields: [{ rule: 'unknown', expected: 'the field searchText' }] })
})

test('a client keeps its session from sign-in until sign-out or until the service ends it', async () => {
  const { api, time } = await openPartner(false)
  await expect(api.groups.list({})).rejects.toMatchObject({ name: 'SessionExpired', hadToken: false })
  const answer = await api.signIn({ username: danaName, password: 'sandbox1' })
  expect(answer.user.role).toBeGreaterThan(0)
  expect((await api.groups.list({})).UserGroups.length).toBeGreaterThan(0)
  await api.signOut()
  await expect(api.groups.list({})).rejects.toMatchObject({ name: 'SessionExpired', hadToken: false })
  await api.signIn({ username: danaName, password: 'sandbox1' })
  time.now += 24 * 3_600_000
  await expect(api.groups.list({})).rejects.toMatchObject({ name: 'SessionExpired', hadToken: true })
  await expect(api.groups.list({})).rejects.toMatchObject({ name: 'SessionExpired', hadToken: false })
})
