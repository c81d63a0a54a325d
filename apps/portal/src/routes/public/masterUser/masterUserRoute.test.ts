import { expect, it } from 'vitest'
import { openPortal, submitForm } from '../../../testing/openPortal.fixture.ts'
import { masterUserRoute } from './route.tsx'

it('§4 master user: a refusal is told on the page, whatever redirect comes with it, and nobody hears that a password was saved', async () => {
  const { portal, seeds, fetch, ask } = await openPortal()
  const refused = { isSuccess: false, message: 'This link is not valid.', redirect: 'signin' }
  fetch.mockImplementation((input, init) => {
    const request = new Request(input, init)
    return request.url.includes('createMasterUserPassword') ? Promise.resolve(Response.json(refused)) : ask(request)
  })
  const { pathname, search, searchParams } = new URL(seeds.links.find(({ kind, state }) => kind === 'masterUser' && state === 'signin')?.link ?? '')
  const fields = { userName: searchParams.get('userName') ?? '', password: 'sandbox2' }
  const { answer, path } = await submitForm(masterUserRoute(portal), pathname + search, fields)
  expect(answer).toEqual({ refusal: { kind: 'service', message: refused.message } })
  expect(path).toBe(pathname)
  expect(portal.takeLoginNotice()).toBeNull()
})
