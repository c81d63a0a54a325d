import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnceForNewVersion } from './chunkReload.ts'

afterEach(() => sessionStorage.clear())

function fakeWindow({ isOnline = true } = {}) {
  const events = new EventTarget()
  const reload = vi.fn()
  const browser = Object.assign(events, { location: { reload }, navigator: { onLine: isOnline }, sessionStorage }) as unknown as Window
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    events.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { browser, reload, fail }
}

it('§8 chunk load failure: loads the page anew once for each build, then leaves it to the error page', () => {
  const first = fakeWindow()
  reloadOnceForNewVersion('build-1', first.browser)
  expect(first.fail()).toBe(true)
  expect(first.reload).toHaveBeenCalledTimes(1)

  const afterReload = fakeWindow()
  reloadOnceForNewVersion('build-1', afterReload.browser)
  expect(afterReload.fail()).toBe(false)
  expect(afterReload.reload).not.toHaveBeenCalled()

  const nextBuild = fakeWindow()
  reloadOnceForNewVersion('build-2', nextBuild.browser)
  expect(nextBuild.fail()).toBe(true)
})

it('never loads anew where the browser refuses storage: it could not know when to stop', () => {
  const { browser, reload, fail } = fakeWindow()
  Object.defineProperty(browser, 'sessionStorage', {
    get() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  reloadOnceForNewVersion('build-1', browser)
  expect(fail()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('§8 without a connection the page stays, and is loaded anew at the first failure once there is one', () => {
  const inALift = fakeWindow({ isOnline: false })
  reloadOnceForNewVersion('build-1', inALift.browser)
  expect(inALift.fail()).toBe(false)
  expect(inALift.reload).not.toHaveBeenCalled()

  const outside = fakeWindow()
  reloadOnceForNewVersion('build-1', outside.browser)
  expect(outside.fail()).toBe(true)
})

it('who leaves is not brought back by a script that the browser broke off; who stays has the page loaded anew at the next press', () => {
  const { browser, reload, fail } = fakeWindow()
  reloadOnceForNewVersion('build-1', browser)
  browser.dispatchEvent(new Event('beforeunload'))
  expect(fail()).toBe(true)
  expect(fail()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  browser.dispatchEvent(new Event('pointerdown'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('who stayed after all, with nothing broken off, keeps the page; what fails later loads it anew', () => {
  const { browser, reload, fail } = fakeWindow()
  reloadOnceForNewVersion('build-1', browser)
  browser.dispatchEvent(new Event('beforeunload'))
  browser.dispatchEvent(new Event('keydown'))
  expect(reload).not.toHaveBeenCalled()
  expect(fail()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})
