import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

/** The largest number of renders: loading, answer, announcement in the footer. This limit may only become smaller. */
const mostDrawings = 6

it('the next page of users appears in few renders, and each row is made once', async () => {
  await page.viewport(1280, 900)
  const drawn: string[] = []
  await renderPortal('/site/users', { signInAs: 'dashboard', onRender: (_id, phase) => drawn.push(phase) })
  await expect.element(page.getByText(/^Showing 1–20 of/), { timeout: 20_000 }).toBeVisible()
  // Code that loads while the browser is idle also causes renders.
  await atRest(drawn)
  drawn.length = 0
  const added: Element[] = []
  const watch = new MutationObserver((changes) => added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))))
  watch.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('link', { name: /next/i }).click()
  await expect.element(page.getByText(/^Showing 21–40 of/)).toBeVisible()
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull()
  watch.disconnect()
  expect(added.filter((node) => node.matches('tr'))).toHaveLength(20)
  expect(drawn.length).toBeLessThanOrEqual(mostDrawings)
})

/** Waits for eight idle callbacks in a row without a render; a busy machine runs one every half second. */
async function atRest(drawn: readonly string[]): Promise<void> {
  for (let quiet = 0, seen = drawn.length; quiet < 8; quiet += 1) {
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 25), { timeout: 500 }))
    if (drawn.length !== seen) quiet = 0
    seen = drawn.length
  }
}
