import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { InviteCard, PortalProvider, RecurringInviteCard } from '../../index.ts'
import { recurringView, storyTime, temporaryView } from '../internal/inviteFixtures.ts'
import { stubWakeLock } from '../internal/stubWakeLock.ts'

const session = cdp() as unknown as { send: (method: string) => Promise<{ nodes: number; jsEventListeners: number }> }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns the running timers. A spy would keep a reference to the card through the timers' callbacks. */
function countIntervals(): ReadonlySet<unknown> {
  const running = new Set<unknown>()
  const { setInterval: start, clearInterval: stop } = globalThis
  vi.stubGlobal('setInterval', (...given: Parameters<typeof start>) => {
    const timer = start(...given)
    running.add(timer)
    return timer
  })
  vi.stubGlobal('clearInterval', (timer: ReturnType<typeof start>) => {
    running.delete(timer)
    stop(timer)
  })
  return running
}

/** The interval is short, because the tests poll more than a hundred times. */
const at = { interval: 5 }

/** One garbage collection takes seconds on a busy machine. A leaked object is never collected. */
const collecting = { timeout: 10_000 }

// The test uses a plain query, because locators would keep references to the elements.
const isThere = (selector: string) => document.querySelector(selector) !== null
const button = (text: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)

const cards = {
  'a temporary key': (round: number) => <InviteCard key={round} view={temporaryView} viewerTimeZone="America/Chicago" />,
  'a recurring key': (round: number) => <RecurringInviteCard key={round} view={recurringView} viewerTimeZone="America/Chicago" onGenerate={() => undefined} />,
}

test.each(Object.entries(cards))('fifty cards that came and went leave nothing behind, scan mode open in every fifth: %s', async (_name, card) => {
  const lock = stubWakeLock()
  const running = countIntervals()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const gone: WeakRef<Element>[] = []
  async function mount(times: number) {
    for (let round = 0; round < times; round += 1) {
      root.render(<PortalProvider>{card(round)}</PortalProvider>)
      await expect.poll(() => isThere('article img'), at).toBe(true)
      if (round % 5 === 0) {
        button('Show full screen')?.click()
        await expect.poll(() => isThere('[role="dialog"]'), at).toBe(true)
      }
      const shown = document.querySelector('article')
      if (shown) gone.push(new WeakRef(shown))
      root.render(null)
      await expect.poll(() => isThere('article, [role="dialog"]'), at).toBe(false)
    }
  }
  const counted = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return session.send('Memory.getDOMCounters')
  }
  await mount(10)
  const before = await counted()
  gone.length = 0
  await mount(50)
  // React keeps the last tree until its next render.
  await expect.poll(async () => {
    await counted()
    return gone.filter((element) => element.deref() !== undefined).length
  }, collecting).toBeLessThanOrEqual(1)
  expect(gone).toHaveLength(50)
  await expect.poll(async () => (await counted()).jsEventListeners - before.jsEventListeners, collecting).toBeLessThanOrEqual(0)
  expect([...running]).toEqual([])
  expect(lock.released).toBe(lock.requests)
  root.unmount()
  place.remove()
  lock.undo()
})
