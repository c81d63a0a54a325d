import { chromium, type Page } from '@playwright/test'
import { administrator, openSignedIn } from '../e2e/support/openSignedIn.ts'
import type { Seeds } from '../e2e/support/fixtures.ts'
import { startPortalServer } from '../e2e/support/portalServer.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import type { Table } from './printTable.ts'

interface Taken {
  /** Milliseconds from the press to the frame that shows the new rows. */
  painted: number
  /** The part of that time which the list call takes. */
  call: number
}

const rounds = 12
/** Letters that do not occur in everybody's address. */
const letters = 'zkjqwvybghud'

/** Measures the portal as it is served, with 100,000 people: from a press to the frame that shows the requested page of people. */
export async function benchUsersInPage(): Promise<Table[]> {
  const server = await startPortalServer()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ baseURL: server.address, viewport: { width: 1280, height: 900 }, locale: 'en-US' })
    await page.request.post(`${server.address}/sandbox/api/reset`, { data: { world: 'hundredThousandUsers' } })
    const seeds = (await (await page.request.get(`${server.address}/sandbox/api/seeds`)).json()) as Seeds
    await page.addInitScript(watchRows)
    await page.goto(server.address)
    await openSignedIn(page, administrator(seeds), '/site/users')
    await page.getByRole('row').nth(20).waitFor()
    const field = page.getByRole('searchbox')
    const search: Taken[] = []
    for (const letter of letters) {
      search.push(await timed(page, () => field.press(letter)))
      await field.fill('')
      await rest(page)
    }
    const flip: Taken[] = []
    for (let round = 0; round < rounds; round += 1) flip.push(await timed(page, () => page.getByRole('link', { name: /next/i }).press('Enter')))
    const sort: Taken[] = []
    const heads = ['Unit', 'Last entry']
    for (let round = 0; round < rounds; round += 1) {
      sort.push(await timed(page, () => page.getByRole('columnheader').getByRole('link', { name: heads[round % 2] ?? '' }).press('Enter')))
    }
    const rows = Object.entries({ 'a key of a search': search, 'the next page': flip, 'another order': sort }).map(([name, taken]) => rowOf(name, taken))
    return [{ title: `In the page, 100,000 people: medians of ${rounds}`, columns: ['', 'press to paint', 'its call', 'beyond the call', 'slowest beyond'], rows }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

function rowOf(name: string, taken: Taken[]): string[] {
  const beyond = taken.map(({ painted, call }) => painted - call)
  return [name, median(taken.map(({ painted }) => painted)), median(taken.map(({ call }) => call)), median(beyond), inMilliseconds(Math.max(...beyond))]
}

const median = (values: number[]) => inMilliseconds(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN)
const inMilliseconds = (value: number) => `${value.toFixed(0)} ms`

async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(600)
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
}

/** Runs in the page: records when something was pressed and when the frame with new rows was drawn. */
function watchRows(): void {
  const state = { pressedAt: 0, paintedAt: 0, rows: '' }
  Reflect.set(globalThis, '__rows', state)
  const rowsNow = () => [...document.querySelectorAll('main tbody, main [role="status"]')].map(({ textContent }) => textContent).join()
  addEventListener('keydown', (event) => Object.assign(state, { pressedAt: event.timeStamp, paintedAt: 0, rows: rowsNow() }), true)
  const look = () => {
    if (state.pressedAt === 0 || state.paintedAt !== 0 || rowsNow() === state.rows) return
    state.paintedAt = -1
    requestAnimationFrame(() => setTimeout(() => (state.paintedAt = performance.now()), 0))
  }
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
}

async function timed(page: Page, press: () => Promise<void>): Promise<Taken> {
  await page.evaluate(() => performance.clearResourceTimings())
  await press()
  const taken = await page.waitForFunction(() => {
    const { pressedAt, paintedAt } = Reflect.get(globalThis, '__rows') as { pressedAt: number; paintedAt: number }
    const call = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('getUserTierUserList') || name.includes('UserTierUserList'))
    return paintedAt > 0 && call ? { painted: paintedAt - pressedAt, call: call.duration } : null
  })
  await rest(page)
  return (await taken.jsonValue()) as Taken
}
