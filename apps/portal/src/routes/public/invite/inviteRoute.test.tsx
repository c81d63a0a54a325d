import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

// The wait uses a real timer, not the test's fake clock.
const aMoment = ((wait) => () => new Promise((resolve) => wait(resolve, 300)))(setTimeout)

const generate = page.getByRole('button', { name: 'Generate QR code' })

async function openRecurringKey() {
  const { router, goOver } = await renderPortal('/Invite?d=brightwater')
  await expect.element(generate).toBeVisible()
  const waiting: (() => void)[] = []
  const answered: Response[] = []
  /** Makes every answer wait until the test releases it. */
  const slowDown = () =>
    goOver(async (_request, answer) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      const response = await answer()
      answered.push(response)
      return response
    })
  return { router, waiting, answered, slowDown }
}

it('§2 invite: leaving while a QR code is made adds nothing to the next page’s address', async () => {
  const { router, waiting, answered, slowDown } = await openRecurringKey()
  slowDown()
  await userEvent.click(generate)
  await expect.poll(() => waiting.length).toBe(1)
  await userEvent.click(page.getByRole('link', { name: 'Login' }))
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  const asked: string[] = []
  router.subscribe(({ location, navigation }) => asked.push(location.search, navigation.location?.search ?? ''))
  waiting[0]?.()
  await aMoment()
  expect(answered.length).toBeLessThanOrEqual(1)
  expect(asked.join('')).toBe('')
  expect(router.state.location).toMatchObject({ pathname: '/auth/login', search: '' })
})

it('§2 invite: the address has the id of the made QR code, so that a reload shows it again', async () => {
  const { router } = await openRecurringKey()
  await userEvent.click(generate)
  await expect.element(page.getByRole('img', { name: /^QR key, made/ })).toBeVisible()
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('id')).toMatch(/\w/)
})
