import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

const empty = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })

it('after an unreadable answer the dashboard says since when it is not updated, and recovers', async () => {
  let broken = 1
  let asked = 0
  await renderPortal('/site/dashboard', {
    signInAs: 'dashboard',
    line: async (request, answer) => {
      if (!request.url.includes('GetDashboard')) return answer()
      asked += 1
      if (asked === 1 || broken === 0) return answer()
      broken -= 1
      return empty()
    },
  })
  await expect.element(page.getByText(/not updated since/i).first(), { timeout: 15_000 }).toBeVisible()
  const before = asked
  await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(before)
  await expect.poll(() => page.getByText(/not updated since/i).elements().length, { timeout: 15_000 }).toBe(0)
}, 90_000)

it('an unreadable answer to Open shows an error, and the door’s button works again', async () => {
  await page.viewport(1280, 900)
  await renderPortal('/site/dashboard', {
    signInAs: 'dashboard',
    line: (request, answer) => (request.url.includes('OpenDoor') ? Promise.resolve(empty()) : answer()),
  })
  const open = page.getByRole('button', { name: /^Open, /, disabled: false }).first()
  await open.click()
  await expect.element(page.getByText(/The answer could not be read/).first(), { timeout: 15_000 }).toBeVisible()
  await expect.element(open).not.toHaveAttribute('aria-busy', 'true')
}, 60_000)
