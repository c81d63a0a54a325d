import { chromium, type Page } from '@playwright/test'
import type { Seeds } from '../e2e/support/fixtures.ts'
import { administrator, openSignedIn } from '../e2e/support/openSignedIn.ts'
import { startPortalServer } from '../e2e/support/portalServer.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import type { Table } from './printTable.ts'

const words = ['anders', 'martin', 'garcia', 'tower', '0412']

/** Measures the milliseconds from a key in a search field until the frame that shows its results, in an account of 100,000 users. */
export async function benchSearchKey(): Promise<Table[]> {
  const server = await startPortalServer()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    await fetch(`${server.address}/sandbox/api/reset`, { method: 'POST', body: JSON.stringify({ world: 'hundredThousandUsers' }) })
    const seeds = (await (await fetch(`${server.address}/sandbox/api/seeds`)).json()) as Seeds
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: server.address })
    await openSignedIn(page, administrator(seeds), '/site/users')
    await page.getByRole('row').nth(20).waitFor()
    const inList = await typeWords(page, 'main input[type="search"]', 'main table')
    await page.getByRole('button', { name: /Go to anything/ }).click()
    const anywhere = await typeWords(page, '[role="dialog"] input', '[role="dialog"] [role="listbox"]')
    return [{
      title: `A key in a search field until the frame with its results, in an account of 100,000 users, ms, of ${words.join('').length} keys`,
      columns: ['', 'median', 'longest'],
      rows: [['the list of users', ...said(inList)], ['Go to anything', ...said(anywhere)]],
    }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function typeWords(page: Page, field: string, results: string): Promise<number[]> {
  const waits: number[] = []
  const input = page.locator(field).first()
  for (const word of words) {
    await input.fill('')
    await page.waitForTimeout(700)
    for (const key of word) {
      const shown = page.evaluate(([box, list]) => new Promise<number>((resolve) => {
        let pressedAt = 0
        document.querySelector(box)?.addEventListener('keydown', () => (pressedAt = performance.now()), { once: true, capture: true })
        const watching = new MutationObserver((changes) => {
          const isResult = changes.some(({ target }) => target instanceof Node && document.querySelector(list)?.contains(target))
          if (pressedAt === 0 || !isResult) return
          watching.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
        })
        watching.observe(document.body, { childList: true, subtree: true, characterData: true })
        setTimeout(() => resolve(Number.NaN), 3000)
      }), [field, results] as const)
      await input.press(key)
      waits.push(await shown)
    }
  }
  return waits.filter((wait) => !Number.isNaN(wait))
}

function said(waits: readonly number[]): string[] {
  const sorted = waits.toSorted((one, other) => one - other)
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((wait) => (wait ?? Number.NaN).toFixed(0))
}
