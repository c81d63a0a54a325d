import { readFileSync } from 'node:fs'
import { addEvents } from './support/addEvents.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test('an administrator exports a filtered users list, gets an email, downloads the file and removes it', async ({ page, seeds, server, request }) => {
  await openSignedIn(page, administrator(seeds), '/site/users?search=ab')
  await expect(page.getByText('Showing 1–3 of 3')).toBeVisible()
  await page.getByRole('link', { name: 'Export' }).click()
  await expect(page.getByText('Only what that list’s filters show.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Abbotts')
  await page.reload()
  await expect(page.getByText('Only what that list’s filters show.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Abbotts')
  await page.getByRole('button', { name: 'Start export' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Abbotts' }).click()])
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  const [heading, ...lines] = readFileSync(await file.path(), 'utf8').trim().split('\r\n')
  expect(heading).toContain('"ID","Name","First name","Last name","Email"')
  expect(lines.map((line) => line.split(',')[1])).toEqual(['"Alexandria Abbott-Villaseñor"', '"Omar Abdelrahman"', '"Wm. J. Abernathy"'])
  const { mails } = (await (await request.get(`${server.address}/sandbox/api/outbox`)).json()) as { mails: { subject: string; text: string }[] }
  expect(mails.filter(({ subject }) => subject === 'Export ready: Abbotts')).toHaveLength(1)

  await page.getByRole('button', { name: 'Remove Abbotts' }).click()
  await expect(page.getByText('No exports yet')).toBeVisible()
})

test.describe('the server is killed during an export', () => {
  test.use({ breaksConnections: true })

  test('a long export continues once after a restart and appears without a press, and another export is canceled', async ({ page, seeds, server, request }) => {
    addEvents(server.databasePath, 6000)
    await openSignedIn(page, administrator(seeds), '/site/log?search=Passer-by')
    await page.getByRole('link', { name: 'Export' }).click()
    await page.getByRole('button', { name: 'Start export' }).click()
    const bar = page.getByRole('progressbar', { name: 'Progress of Activity, filtered' })
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toMatch(/[1-9]/)
    await expect(page.getByRole('button', { name: 'Start export' })).toHaveAccessibleDescription('One export at a time. This one is running.')
    await server.crashAndRestart()
    await expect(page.getByText(/^CSV, 6,000 rows, /)).toBeVisible({ timeout: 30_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Activity, filtered' }).click()])
    const lines = readFileSync(await file.path(), 'utf8').trim().split('\r\n').slice(1)
    expect(new Set(lines.map((line) => /Passer-by \d+/.exec(line)?.[0])).size).toBe(6000)
    expect(lines).toHaveLength(6000)
    const { mails } = (await (await request.get(`${server.address}/sandbox/api/outbox`)).json()) as { mails: { subject: string }[] }
    expect(mails.filter(({ subject }) => subject === 'Export ready: Activity, filtered')).toHaveLength(1)

    await page.getByRole('button', { name: 'Whole list' }).click()
    await page.getByRole('button', { name: 'Start export' }).click()
    await page.getByRole('region', { name: 'Activity' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(/^Canceled at \d+%\. No file was kept\.$/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Export again: Activity' })).toBeEnabled()
  })
})
