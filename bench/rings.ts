import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildPortal } from '../apps/portal/server/buildPortal.ts'
import { startTogether } from '../apps/portal/server/startTogether.fixture.ts'
import type { Seeds } from '../e2e/support/fixtures.ts'
import { administrator, openSignedIn } from '../e2e/support/openSignedIn.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import type { Table } from './printTable.ts'

const rings = 20

/** Measures the milliseconds from a visitor's press until the banner shows on the users' page, including the request of the press. */
export async function benchRings(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  try {
    await postgres.run('create database rings')
    return [{
      title: `A visitor rings until the banner shows on another page: ms of ${rings} rings`,
      columns: ['', 'median', 'p95', 'longest'],
      rows: [
        ['SQLite, 1 process', ...(await measureRings(join(folder, 'rings.sqlite'), 1))],
        ['PostgreSQL, 3 processes', ...(await measureRings(postgres.urlOf('rings'), 3))],
      ],
    }]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

async function measureRings(database: string, processes: number): Promise<string[]> {
  const portal = await startTogether({ folder: await buildPortal(), database, processes })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const seeds = (await (await fetch(`${portal.origin}/sandbox/api/seeds`)).json()) as Seeds
    const page = await browser.newPage({ baseURL: portal.origin })
    const isFollowed = page.waitForResponse('**/FollowChanges')
    await openSignedIn(page, administrator(seeds), '/site/users')
    await isFollowed
    const waits: number[] = []
    for (let ring = 0; ring < rings; ring += 1) waits.push(await ringOnce(page, portal.origin))
    const [median, p95, longest] = [0.5, 0.95, 1].map((share) => waits.toSorted((one, other) => one - other)[Math.ceil(rings * share) - 1] ?? Number.NaN)
    return [median, p95, longest].map((wait) => (wait ?? Number.NaN).toFixed(0))
  } finally {
    await browser.close()
    await portal.stop()
  }
}

async function ringOnce(page: Page, origin: string): Promise<number> {
  const seen = page.evaluate(() => new Promise<number>((resolve) => {
    const look = () => document.querySelector('[data-press="answer"]') && resolve(Date.now())
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  }))
  const pressedAt = Date.now()
  const { id } = await post(`${origin}/sandbox/api/calls`, { station: 'main-entry', group: 14 })
  const wait = (await seen) - pressedAt
  await post(`${origin}/sandbox/api/calls/${id}/leave`, {})
  await page.getByRole('region', { name: 'Visitor call', exact: true }).waitFor({ state: 'hidden' })
  return wait
}

async function post(address: string, body: object): Promise<{ id: number }> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as { id: number }
}
