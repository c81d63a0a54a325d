import { expect, it, vi } from 'vitest'
import { openPortal } from '#portal/testing/openPortal.fixture.ts'
import { saveMasterPassword } from './page.tsx'

it('§4 master user: a refusal with a redirect shows its message on the page and claims no saved password', async () => {
  const { portal, seeds, fetch, ask } = await openPortal()
  const refused = { isSuccess: false, message: 'This link is not valid.', redirect: 'signin' }
  fetch.mockImplementation((input, init) => {
    const request = new Request(input, init)
    return request.url.includes('createMasterUserPassword') ? Promise.resolve(Response.json(refused)) : ask(request)
  })
  const { searchParams } = new URL(seeds.links.find(({ kind, state }) => kind === 'masterUser' && state === 'signin')?.link ?? '')
  const fields = { userName: searchParams.get('userName') ?? '', email: 'desk@mail.example', password: 'sandbox2' }
  const go = vi.spyOn(portal, 'go')
  expect(await saveMasterPassword(portal, fields)).toEqual({ kind: 'service', message: refused.message })
  expect(go).not.toHaveBeenCalled()
  expect(portal.takeLoginNotice()).toBeNull()
})

it('after setting the password, the sign-in page has the user’s email address, not the link’s token', async () => {
  const { portal, seeds } = await openPortal()
  const { searchParams } = new URL(seeds.links.find(({ kind, state }) => kind === 'masterUser' && state === 'signin')?.link ?? '')
  const userName = searchParams.get('userName') ?? ''
  const { Email: email } = await portal.api.createMasterUser({ userName })
  vi.spyOn(portal, 'go').mockResolvedValue()
  expect(await saveMasterPassword(portal, { userName, email, password: 'sandbox2' })).toBeNull()
  expect([portal.loginNotice, portal.endedUsername]).toEqual(['passwordSaved', email])
  expect(email).toContain('@')
})
