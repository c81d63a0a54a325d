import { afterEach, expect, it, vi } from 'vitest'
import { renderInPortal } from '../testing/renderInPortal.fixture.tsx'
import { usePolling } from './usePolling.ts'

afterEach(() => vi.restoreAllMocks())

interface Question {
  signal: AbortSignal
  answer: () => void
}

const pause = 20
const severalPauses = () => new Promise((resolve) => setTimeout(resolve, 5 * pause))

async function poll(every = pause) {
  const asked: Question[] = []
  const ask = (signal: AbortSignal) => new Promise<void>((resolve) => asked.push({ signal, answer: resolve }))
  function Polling({ isWanted }: { isWanted: boolean }) {
    usePolling(isWanted, every, ask)
    return null
  }
  const { show } = await renderInPortal(<Polling isWanted />)
  if (every === pause) await expect.poll(() => asked.length).toBe(1)
  return { asked, stop: () => show(<Polling isWanted={false} />) }
}

it('the next request waits for the answer to the previous one', async () => {
  const { asked } = await poll()
  await severalPauses()
  expect(asked).toHaveLength(1)
  asked[0]?.answer()
  await expect.poll(() => asked.length).toBe(2)
})

it('a hidden page sends no requests', async () => {
  const { asked } = await poll()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  asked[0]?.answer()
  await severalPauses()
  expect(asked).toHaveLength(1)
})

it('a request goes out at once when the page is visible or online again', async () => {
  const { asked } = await poll(60_000)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.answer()
  await severalPauses()
  globalThis.dispatchEvent(new Event('offline'))
  globalThis.dispatchEvent(new Event('online'))
  await expect.poll(() => asked.length).toBe(2)
})

it('stopping the polling cancels the open request', async () => {
  const { asked, stop } = await poll()
  await stop()
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[0]?.answer()
  await severalPauses()
  expect(asked).toHaveLength(1)
})
