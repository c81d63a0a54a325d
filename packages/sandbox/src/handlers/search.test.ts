import { describe, expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

async function open(username?: string) {
  const bench = await openBench()
  const session = await bench.signIn(username)
  return { bench, session, client: bench.client }
}

describe('"Go to anything"', () => {
  test('a search finds users by the beginning of a word and other records by any part, best matches first', async () => {
    const { client } = await open()
    const { People, Doors, UserGroups, Codes } = await client.goToAnything({ searchText: 'mar' })
    expect(People?.Items.map(({ Name }) => Name)).toContain('Marcus Tran')
    expect(Doors).toEqual({ Total: 0, Items: [] })
    expect(UserGroups).not.toBeNull()
    expect(JSON.stringify(Codes)).not.toMatch(/sealed|\d{5}/)
  })

  test('a search answers at most five records of each kind, and their total', async () => {
    const { client } = await open()
    const { People } = await client.goToAnything({ searchText: 'a' })
    expect(People?.Items).toHaveLength(5)
    expect(People?.Total).toBe((await client.getUserTierUserList({ searchText: 'a' })).Total)
  })

  test('a search requires every word, ignoring case and accents', async () => {
    const { client } = await open()
    const found = await client.goToAnything({ searchText: 'ENTRY máin' })
    expect(found.Doors?.Items.map(({ Name }) => Name)).toEqual(['Main Gate, Entry'])
    expect((await client.goToAnything({ searchText: 'entry nowhere' })).Doors).toEqual({ Total: 0, Items: [] })
  })

  test('a search answers null, not an empty list, for kinds that the user may not see', async () => {
    const { client } = await open('billing@whisperingpines.example')
    const found = await client.goToAnything({ searchText: 'ma' })
    expect(found).toEqual({ ...Object.fromEntries(Object.keys(found).map((kind) => [kind, null])), Invoices: { Total: 0, Items: [] } })
  })

  test('users with billing access find invoices by a part of their number, newest first; drafts are never found', async () => {
    const { client } = await open('billing@whisperingpines.example')
    const { Invoices: all, TotalCount } = await client.getInvoices({})
    const { Invoices } = await client.goToAnything({ searchText: 'inv' })
    expect(Invoices).toEqual({ Total: TotalCount, Items: all.slice(0, 5).map(({ ID, Number }) => ({ ID, Number })) })
    const [newest] = all
    expect((await client.goToAnything({ searchText: newest?.Number.slice(4).toLowerCase() })).Invoices?.Items.map(({ ID }) => ID)).toEqual([newest?.ID])
    expect((await (await open('devices@whisperingpines.example')).client.goToAnything({ searchText: 'inv' })).Invoices).toBeNull()
  })
})
