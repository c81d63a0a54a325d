import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examplePlan, exampleWorld } from '../internal/examplePlans.ts'
import { CallSimulator } from './CallSimulator.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const clock = () => Date.now()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const elapsed = page.getByRole('timer', { name: 'Time since the visitor called' })

async function open() {
  await render(<CallSimulator plan={examplePlan} world={exampleWorld} station="Main Gate" clock={clock} />)
}

describe('playing', () => {
  it('a call plays at the chosen speed, announces its events, pauses and restarts', async () => {
    await open()
    await button('Play').click()
    vi.advanceTimersByTime(10_000)
    await expect.element(elapsed).toMatchTextContent(/0:1[01]/)
    await page.getByText('10×').click()
    vi.advanceTimersByTime(2500)
    await expect.element(elapsed).toMatchTextContent(/0:3[56]/)
    await expect.element(page.getByRole('status').filter({ hasText: 'Ben Barrientos’s phone rings, with video.' })).toBeInTheDocument()
    await button('Pause').click()
    await expect.element(button('Play')).toBeVisible()
    const paused = elapsed.element().textContent
    vi.advanceTimersByTime(60_000)
    await expect.element(elapsed).toHaveTextContent(paused)
    await button('Restart').click()
    await expect.element(elapsed).toHaveTextContent('0:00')
  })

  it('the playback stops where the call ends', async () => {
    await open()
    await page.getByText('10×').click()
    await button('Play').click()
    vi.advanceTimersByTime(20_000)
    await expect.element(elapsed).toHaveTextContent('1:30')
    await expect.element(button('Play')).toBeVisible()
  })
})

describe('what users do during the call', () => {
  it('the step button goes from one event to the next', async () => {
    await open()
    await button('Ana Lucía Barrientos declines').click()
    for (const time of ['0:12', '0:30', '1:00', '1:30']) {
      await button('Next step').click()
      await expect.element(elapsed).toHaveTextContent(time)
    }
    await expect.element(button('Next step')).toBeDisabled()
  })

  it('a phone that is off does not ring, and the others do', async () => {
    await open()
    await button('Ana Lucía Barrientos’s phone is off').click()
    await expect.element(page.getByText('Ana Lucía Barrientos is skipped: the phone is off.')).toBeVisible()
    await button('No one answers').click()
    await expect.element(page.getByText('Ana Lucía Barrientos is skipped: the phone is off.')).not.toBeInTheDocument()
  })

  it('a user answers on a phone at the chosen moment and opens the gate', async () => {
    await open()
    await button('Play').click()
    vi.advanceTimersByTime(7000)
    const ana = page.getByRole('listitem', { name: 'Ana Lucía Barrientos’s phone' })
    await ana.getByRole('button', { name: 'Answer' }).click()
    await expect.element(ana).toMatchTextContent(/Talking with the visitor at Main Gate\./)
    await ana.getByRole('button', { name: 'Open Main Gate' }).click()
    await expect.element(ana).toMatchTextContent(/Main Gate was opened\./)
    await expect.element(page.getByRole('row', { name: /Ana Lucía Barrientos 0:00 0:\d\d answers and opens/ })).toBeInTheDocument()
    await expect.element(page.getByRole('row', { name: 'Ben Barrientos – – not called' })).toBeInTheDocument()
  })
})
