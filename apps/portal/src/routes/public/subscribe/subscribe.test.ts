import { expect, it } from 'vitest'
import { openPortal } from '#portal/testing/openPortal.fixture.ts'
import { subscribe } from './page.tsx'

it('§5 username: a user name taken between the check and the save is refused, and the fields keep their text', async () => {
  const { portal, sandbox, seeds, fetch, ask } = await openPortal()
  const { searchParams } = new URL(seeds.links.find(({ kind, state }) => kind === 'subscribe' && state === 'valid')?.link ?? '')
  const username = 'jordan.lee@mail.example'
  fetch.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('SubcribeSave')) await sandbox.store.updateTable('users').set({ username }).where('id', '=', 1).execute()
    return ask(request)
  })
  const fields = { token: searchParams.get('token') ?? '', username, password: 'sandbox2', phone: '' }
  expect(await subscribe(portal, fields)).toEqual({ outcome: { kind: 'refused', message: 'Username already exists', clearsFields: false, hidesForm: false } })
})
