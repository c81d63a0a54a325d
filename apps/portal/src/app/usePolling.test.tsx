import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePolling } from './usePolling.ts'

afterEach(() => vi.restoreAllMocks())

interface Question {
  signal: AbortSignal
  answer: () => void
}

const pause = 20
const severalPauses = () => new Promise((resolve) => setTimeout(resolve, 5 * pause))

async function poll() {
  const asked: Question[] = []
  const ask = (signal: AbortSignal) => new Promise<void>((resolve) => asked.push({ signal, answer: resolve }))
  function Polling({ isWanted }: { isWanted: boolean }) {
    usePolling(isWanted, pause, ask)
    return null
  }
  const { rerender } = await render(<Polling isWanted />)
  await expect.poll(() => asked.length).toBe(1)
  return { asked, stop: () => rerender(<Polling isWanted={false} />) }
}

it('asks again only once the last question has its answer', async () => {
  const { asked } = await poll()
  await severalPauses()
  expect(asked).toHaveLength(1)
  asked[0]?.answer()
  await expect.poll(() => asked.length).toBe(2)
})

it('asks nothing while the page is unseen, and at once when it is seen again', async () => {
  const { asked } = await poll()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  asked[0]?.answer()
  await severalPauses()
  expect(asked).toHaveLength(1)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveLength(2)
})

it('gives up the question that is under way once nobody wants an answer', async () => {
  const { asked, stop } = await poll()
  await stop()
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[0]?.answer()
  await severalPauses()
  expect(asked).toHaveLength(1)
})
