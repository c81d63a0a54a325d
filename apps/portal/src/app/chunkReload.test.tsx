import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnceForNewVersion } from './chunkReload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

/** `hasBuild`: whether the server still has the scripts of the page. */
function fakeWindow({ isOnline = true, hasBuild = false } = {}) {
  const events = new EventTarget()
  const reload = vi.fn()
  const browser = Object.assign(events, {
    location: { reload }, navigator: { onLine: isOnline }, sessionStorage,
    fetch: async () => new Response(null, { status: hasBuild ? 200 : 404 }), setTimeout: window.setTimeout.bind(window),
  }) as unknown as Window
  const fail = async () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    events.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(10)
    return event.defaultPrevented
  }
  return { browser, reload, fail }
}

it('§8 chunk load failure: loads the page anew once for each build, then leaves it to the error page', async () => {
  const first = fakeWindow()
  reloadOnceForNewVersion('build-1', first.browser)
  expect(await first.fail()).toBe(true)
  expect(first.reload).toHaveBeenCalledTimes(1)

  const afterReload = fakeWindow()
  reloadOnceForNewVersion('build-1', afterReload.browser)
  expect(await afterReload.fail()).toBe(false)
  expect(afterReload.reload).not.toHaveBeenCalled()

  const nextBuild = fakeWindow()
  reloadOnceForNewVersion('build-2', nextBuild.browser)
  expect(await nextBuild.fail()).toBe(true)
})

it('never loads anew where the browser refuses storage: it could not know when to stop', async () => {
  const { browser, reload, fail } = fakeWindow()
  Object.defineProperty(browser, 'sessionStorage', {
    get() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  reloadOnceForNewVersion('build-1', browser)
  expect(await fail()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('§8 without a connection the page stays, and is loaded anew at the first failure once there is one', async () => {
  const inALift = fakeWindow({ isOnline: false })
  reloadOnceForNewVersion('build-1', inALift.browser)
  expect(await inALift.fail()).toBe(false)
  expect(inALift.reload).not.toHaveBeenCalled()

  const outside = fakeWindow()
  reloadOnceForNewVersion('build-1', outside.browser)
  expect(await outside.fail()).toBe(true)
})

it('who leaves is not brought back by a script that the browser broke off; who stays has the page loaded anew at the next press', async () => {
  const { browser, reload, fail } = fakeWindow()
  reloadOnceForNewVersion('build-1', browser)
  browser.dispatchEvent(new Event('beforeunload'))
  expect(await fail()).toBe(true)
  expect(await fail()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  browser.dispatchEvent(new Event('pointerdown'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('who stayed after all, with nothing broken off, keeps the page; what fails later loads it anew', async () => {
  const { browser, reload, fail } = fakeWindow()
  reloadOnceForNewVersion('build-1', browser)
  browser.dispatchEvent(new Event('beforeunload'))
  browser.dispatchEvent(new Event('keydown'))
  expect(reload).not.toHaveBeenCalled()
  expect(await fail()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('who leaves without a word, as in Safari on iOS, is not brought back; who stayed has the page loaded anew after a while, once', async () => {
  const leaving = fakeWindow({ hasBuild: true })
  reloadOnceForNewVersion('build-1', leaving.browser)
  expect(await leaving.fail()).toBe(true)
  leaving.browser.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(leaving.reload).not.toHaveBeenCalled()

  const staying = fakeWindow({ hasBuild: true })
  reloadOnceForNewVersion('build-1', staying.browser)
  expect(await staying.fail()).toBe(true)
  expect(staying.reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(staying.reload).toHaveBeenCalledTimes(1)

  const again = fakeWindow({ hasBuild: true })
  reloadOnceForNewVersion('build-1', again.browser)
  expect(await again.fail()).toBe(false)
})
