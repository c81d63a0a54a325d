import { expect, it, vi } from 'vitest'
import { openPortal } from '../testing/openPortal.fixture.ts'
import { loginPage } from '../routes/auth/login/page.tsx'
import { land, signOut } from './land.ts'
import { createDraftStore } from '../session/draftStore.ts'
import { memoryStorage } from '../testing/memoryWindow.ts'
import { createPortal } from './createPortal.ts'
import { beginSession, signInAs } from './signInAs.ts'

it('§4 session: a user-details answer of type error clears the storage', async () => {
  const { portal, sandbox, signInAs } = await openPortal()
  const user = await signInAs('dashboard')
  expect(portal.session.read()?.authId).not.toBe('')
  await sandbox.store.updateTable('users').set({ removed_at: 1 }).where('username', '=', user?.username ?? '').execute()
  const fresh = createPortal(portal.config, { fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)), session: portal.session })
  expect(await fresh.userDetails()).toBeNull()
  expect(portal.session.read()).toBeNull()
})

it('§3 release notes stay after a reload of the tab until the user closes them', async () => {
  const { portal, sandbox, signInAs } = await openPortal()
  const kept = createDraftStore({ sessionStorage: memoryStorage() })
  const reload = () => createPortal(portal.config, { fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)), session: portal.session, drafts: kept })
  await signInAs('dashboard')
  const signedIn = reload()
  signedIn.releaseNotes = { html: '<p>Doors open faster.</p>', videoUrl: '' }
  signedIn.signInFacts = portal.signInFacts
  await signedIn.userDetails()
  const reloaded = reload()
  await reloaded.userDetails()
  expect(reloaded.releaseNotes).toEqual(signedIn.releaseNotes)
  reloaded.closeReleaseNotes()
  const again = reload()
  await again.userDetails()
  expect(again.releaseNotes).toBeNull()
})

it.each([false, true])('§3 session: values only in the sign-in’s answer are stored for the next visit, others are not (specified fields alone: %s)', async (isSpecifiedOnly) => {
  const { portal, ask, seeds } = await openPortal({ isSpecifiedOnly })
  const { username = '', password = '' } = seeds.signIns.find(({ lands }) => lands === 'dashboard') ?? {}
  const localStorage = memoryStorage()
  const visit = () => createPortal(portal.config, { fetch: (input, init) => ask(new Request(input, init)), session: portal.session, drafts: createDraftStore({ localStorage, sessionStorage: memoryStorage() }) })
  const first = visit()
  await beginSession(first, await first.api.login({ username, password }))
  expect(localStorage.length > 0).toBe(isSpecifiedOnly)
  const facts = first.signInFacts
  expect(facts).not.toBeNull()
  await expect(visit().userDetails()).resolves.toMatchObject({ ...facts })
})

it('several loaders share one request for the user details', async () => {
  const { portal, fetch, signInAs } = await openPortal()
  await signInAs('billing')
  fetch.mockClear()
  const answers = await Promise.all([portal.userDetails(), portal.userDetails(), portal.userDetails()])
  expect(new Set(answers).size).toBe(1)
  expect(fetch).not.toHaveBeenCalled()
})

it('§2 landing 5 and 7: a landing at login ends the session, and the sign-in page says why', async () => {
  for (const [landing, notice] of [
    ['login', 'noCallGroup'],
    ['signOut', 'noDashboard'],
  ] as const) {
    const { portal, signInAs } = await openPortal()
    await signInAs(landing)
    expect(await land(portal)).toBe('/auth/login')
    expect(portal.session.read()).toBeNull()
    expect(portal.takeLoginNotice()).toBe(notice)
    expect(portal.takeLoginNotice()).toBeNull()
  }
})

it('§8: the reason for a return to login is kept until the page shows it, also if the page loads twice', async () => {
  const { portal } = await openPortal()
  portal.tellAtLogin('expired')
  const load = async () => loginPage.load(portal, { url: new URL('https://portal.example/auth/login'), params: {}, signal: new AbortController().signal })
  await load()
  await expect(load()).resolves.toMatchObject({ notice: 'expired' })
  portal.takeLoginNotice()
  await expect(load()).resolves.toMatchObject({ notice: null })
})

it('§4 session: ten calls that meet a 401 end the session once, with one alert if a token existed', async () => {
  const { portal, signInAs } = await openPortal()
  await signInAs('dashboard')
  const ended = vi.fn<(hadToken: boolean) => void>()
  portal.onSessionExpired = ended
  portal.session.save({ authToken: 'ended', authKey: 'ended', csrf: 'ended', authId: '1' })
  const calls = await Promise.allSettled(Array.from({ length: 10 }, () => portal.api.getDashboard({})))
  expect(calls.every(({ status }) => status === 'rejected')).toBe(true)
  expect(ended.mock.calls).toEqual([[true]])
  expect(portal.session.read()).toBeNull()
  // The username is kept for the sign-in page, even after a later request without a session.
  await portal.api.getDashboard({}).catch(() => {})
  expect(portal.endedUsername).toBe('dana.whitfield@whisperingpines.example')
})

it('a call that is refused after the page has left does not clear what the sign-in page needs', async () => {
  const { portal: known, ask, signInAs: signIn } = await openPortal()
  await signIn('dashboard')
  const portal = createPortal(known.config, { fetch: (input, init) => ask(new Request(input, init)), session: known.session, leave: () => {} })
  await portal.userDetails()
  portal.session.save({ authToken: 'ended', authKey: 'ended', csrf: 'ended', authId: '1' })
  await portal.api.getDashboard({}).catch(() => {})
  void portal.leave('/auth/login')
  await portal.session.cleared
  const clear = vi.spyOn(portal.session, 'clear')
  await portal.api.getDashboard({}).catch(() => {})
  expect(clear).not.toHaveBeenCalled()
})

it('after signing out, the sign-in page does not know the user name', async () => {
  const { portal, signInAs } = await openPortal()
  await signInAs('dashboard')
  portal.forgetSession()
  await portal.api.getDashboard({}).catch(() => {})
  expect(portal.endedUsername).toBe('')
})

it('§6 sign in as: only the sign-in call carries the link’s token, other calls keep the user’s own token', async () => {
  const { portal, fetch, ask, signInAs: signInAsSeeded } = await openPortal()
  await signInAsSeeded('dashboard')
  const own = `Bearer ${portal.session.read()?.authToken}`
  const bearers = new Map<string, string | null>()
  fetch.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    bearers.set(new URL(request.url).pathname, request.headers.get('Authorization'))
    return ask(request)
  })
  const signingIn = signInAs(portal, 'a-token-of-no-link')
  await Promise.allSettled([portal.api.getDashboard({}), signingIn])
  const bearerOf = (path: string) => [...bearers].find(([name]) => name.endsWith(path))?.[1]
  expect(bearerOf('/SignInAsAdmin')).toBe('Bearer a-token-of-no-link')
  expect(bearerOf('/GetDashboard')).toBe(own)
})

it('§4 session: during a sign-out, only the sign-out call uses the session', async () => {
  const { portal, fetch, ask, signInAs: signInAsSeeded } = await openPortal()
  await signInAsSeeded('dashboard')
  const asked: [path: string, isSignedIn: boolean, status: number][] = []
  let polling = Promise.resolve()
  fetch.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    const answer = ask(request)
    // A page polls during the sign-out, but only with a session.
    if (path.endsWith('Signout')) polling = portal.session.read() ? portal.api.getDashboard({}).then(() => {}, () => {}) : polling
    asked.push([path.split('/').at(-1) ?? '', request.headers.has('Authorization'), (await answer).status])
    return answer
  })
  await signOut(portal)
  await polling
  expect(asked).toEqual([['UserSignout', true, 200]])
})

it('§4 session: signing out cancels open requests, and no expiry is announced', async () => {
  const { portal, fetch, ask, signInAs: signInAsSeeded } = await openPortal()
  await signInAsSeeded('dashboard')
  const ended = vi.fn<(hadToken: boolean) => void>()
  portal.onSessionExpired = ended
  let [isAsked, isGivenUp] = [false, false]
  fetch.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes('GetDashboard')) return ask(request)
    isAsked = true
    return new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => {
        isGivenUp = true
        reject(new DOMException('Given up.', 'AbortError'))
      })
    })
  })
  const asking = portal.api.getDashboard({})
  await vi.waitFor(() => expect(isAsked).toBe(true))
  await signOut(portal)
  await expect(asking).rejects.toMatchObject({ name: 'SessionExpired', hadToken: true })
  expect(isGivenUp).toBe(true)
  expect(ended).not.toHaveBeenCalled()
})
