import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ahead } from './ahead.ts'
import { reloadOnceForNewVersion } from './chunkReload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const failure = new TypeError('Failed to fetch dynamically imported module')

/** A window for the test. `build`: the server's answer about the page's own script. */
function fakeWindow({ isOnline = true, build = 'gone' }: { isOnline?: boolean; build?: 'gone' | 'there' | 'unknown' } = {}) {
  const events = new EventTarget()
  const reload = vi.fn()
  const answer = async () => {
    if (build === 'unknown') throw new TypeError('Failed to fetch')
    return new Response(null, { status: build === 'there' ? 200 : 404 })
  }
  const browser = Object.assign(events, {
    location: { reload }, navigator: { onLine: isOnline }, sessionStorage, fetch: answer, setTimeout: window.setTimeout.bind(window),
  }) as unknown as Window
  /** Fails to load a script and returns the result: the name of the error, or `waits`. */
  const fail = async (payload = failure) => {
    const event = Object.assign(new Event('vite:preloadError'), { payload }) as Event & { decided?: Promise<never> }
    events.dispatchEvent(event)
    let outcome = event.decided ? 'waits' : failure.name
    event.decided?.catch((error: unknown) => (outcome = (error as Error).name))
    await vi.advanceTimersByTimeAsync(10)
    return () => outcome
  }
  return { browser, reload, fail }
}

it('§8 chunk load failure: the page reloads once for each build, then the error page appears', async () => {
  const first = fakeWindow()
  reloadOnceForNewVersion('build-1', first.browser)
  expect((await first.fail())()).toBe('waits')
  expect(first.reload).toHaveBeenCalledTimes(1)

  const afterReload = fakeWindow()
  reloadOnceForNewVersion('build-1', afterReload.browser)
  expect((await afterReload.fail())()).toBe('TypeError')
  expect(afterReload.reload).not.toHaveBeenCalled()

  const nextBuild = fakeWindow()
  reloadOnceForNewVersion('build-2', nextBuild.browser)
  expect((await nextBuild.fail())()).toBe('waits')
  expect(nextBuild.reload).toHaveBeenCalledTimes(1)
})

it('the page does not reload where the browser refuses storage, because it could not count reloads', async () => {
  const { browser, reload, fail } = fakeWindow()
  Object.defineProperty(browser, 'sessionStorage', {
    get() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  reloadOnceForNewVersion('build-1', browser)
  expect((await fail())()).toBe('TypeError')
  expect(reload).not.toHaveBeenCalled()
})

it.each([{ isOnline: false }, { build: 'unknown' as const }])('§8 without an answer of the server (%o) the page does not reload and the error says that it is unreachable', async (situation) => {
  const { browser, reload, fail } = fakeWindow(situation)
  reloadOnceForNewVersion('build-1', browser)
  expect((await fail())()).toBe('ScriptUnreachable')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
})

it('a script that fails to preload does not reload the page', async () => {
  const { browser, reload, fail } = fakeWindow()
  reloadOnceForNewVersion('build-1', browser)
  ahead.pending += 1
  expect((await fail())()).toBe('ScriptUnreachable')
  ahead.pending -= 1
  expect(reload).not.toHaveBeenCalled()
})

it.each([{ build: 'gone' as const, reloads: 1, outcome: 'waits' }, { build: 'unknown' as const, reloads: 0, outcome: 'ScriptUnreachable' }])(
  'a failed script reloads the page only after a recent press, also during preloads (build $build)',
  async ({ build, reloads, outcome }) => {
    const { browser, reload, fail } = fakeWindow({ build })
    reloadOnceForNewVersion('build-1', browser)
    ahead.pending += 1
    browser.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    expect((await fail())()).toBe('ScriptUnreachable')
    expect(reload).not.toHaveBeenCalled()
    browser.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(11_000)
    expect((await fail())()).toBe('ScriptUnreachable')
    expect(reload).not.toHaveBeenCalled()
    browser.dispatchEvent(new Event('pointerdown'))
    expect((await fail())()).toBe(outcome)
    ahead.pending -= 1
    expect(reload).toHaveBeenCalledTimes(reloads)
  },
)

it('a failed tooltip script does not reload the page', async () => {
  const { browser, reload, fail } = fakeWindow()
  reloadOnceForNewVersion('build-1', browser)
  expect((await fail(new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/showTip-C3po.js')))()).toBe('TypeError')
  expect(reload).not.toHaveBeenCalled()
})

it('a script canceled by leaving reloads nothing; if the user stays, the next press reloads the page', async () => {
  const { browser, reload, fail } = fakeWindow()
  reloadOnceForNewVersion('build-1', browser)
  browser.dispatchEvent(new Event('beforeunload'))
  expect((await fail())()).toBe('waits')
  expect(reload).not.toHaveBeenCalled()
  browser.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(10)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a canceled script shows no failure while the user leaves, and shows one later if they stay (Safari on iOS)', async () => {
  const leaving = fakeWindow({ build: 'there' })
  reloadOnceForNewVersion('build-1', leaving.browser)
  const left = await leaving.fail()
  leaving.browser.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(left()).toBe('waits')

  const staying = fakeWindow({ build: 'there' })
  reloadOnceForNewVersion('build-1', staying.browser)
  const stayed = await staying.fail()
  expect(stayed()).toBe('waits')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(stayed()).toBe('ScriptUnreachable')
  expect(staying.reload).not.toHaveBeenCalled()
})
