import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '../../../testing/renderPortal.fixture.tsx'

afterEach(() => vi.useRealTimers())

// Not a timer of the test's own clock.
const aMoment = ((wait) => () => new Promise((resolve) => wait(resolve, 300)))(setTimeout)

const generate = page.getByRole('button', { name: 'Generate QR code' })

async function openRecurringKey() {
  const { router, goOver } = await renderPortal('/Invite?d=plant-care')
  await expect.element(generate).toBeVisible()
  const waiting: (() => void)[] = []
  const answered: Response[] = []
  /** From then on an answer comes when the test lets it. */
  const slowDown = () =>
    goOver(async (_request, answer) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      const response = await answer()
      answered.push(response)
      return response
    })
  return { router, waiting, answered, slowDown }
}

it('§2 invite: who leaves while a code is made takes nothing of the key into the address of the next page', async () => {
  const { router, waiting, answered, slowDown } = await openRecurringKey()
  slowDown()
  await userEvent.click(generate)
  await expect.poll(() => waiting.length).toBe(1)
  await userEvent.click(page.getByRole('link', { name: 'Login' }))
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  const asked: string[] = []
  router.subscribe(({ location, navigation }) => asked.push(location.search, navigation.location?.search ?? ''))
  waiting[0]?.()
  await expect.poll(() => answered.length).toBe(1)
  await aMoment()
  expect(asked.join('')).toBe('')
  expect(router.state.location).toMatchObject({ pathname: '/auth/login', search: '' })
})

it('§2 invite: a slow line has one question about the code under way, not one every four seconds', async () => {
  const { waiting, slowDown } = await openRecurringKey()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await userEvent.click(generate)
  await expect.element(page.getByRole('img', { name: /QR/ })).toBeVisible()
  slowDown()
  await expect
    .poll(() => {
      vi.advanceTimersByTime(4000)
      return waiting.length
    })
    .toBe(1)
  vi.advanceTimersByTime(16_000)
  await aMoment()
  expect(waiting).toHaveLength(1)
})
