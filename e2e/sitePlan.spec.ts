import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><script>top.stolen = 1</script><rect width="640" height="400" fill="#e2e4e6"/></svg>'

test('a site plan’s picture is uploaded, doors are placed by list, arrow keys and drag, and one is opened from the plan', async ({ page, seeds, baseURL }) => {
  const user = administrator(seeds)
  const { api } = await openPortalOf(baseURL ?? '', user)
  await api.deleteSitePlan({ PropertyID: 1 }).catch(() => undefined)

  await openSignedIn(page, user, '/site/doors')
  await page.getByText('Site plan', { exact: true }).click()
  await expect(page).toHaveURL(/view=plan/)
  await page.getByRole('link', { name: 'Add site plan' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText(/^plan\.pdf isn’t a PNG, JPEG or SVG picture/)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  const picture = page.getByRole('img', { name: /^Site plan of Whispering Pines/ })
  await expect(picture).toBeVisible()

  await page.getByRole('button', { name: 'Place Clubhouse Front Door on the plan' }).click()
  await expect(page.getByRole('button', { name: 'Clubhouse Front Door: On the plan' })).toBeFocused()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Place Tower B Lobby on the plan' }).click()
  const lobby = page.getByRole('button', { name: 'Tower B Lobby: On the plan' })
  const box = await picture.boundingBox()
  await lobby.hover()
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + (box?.height ?? 0) * 0.25, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Site plan saved')).toBeVisible()
  await page.getByRole('button', { name: 'Clubhouse Front Door: Closed' }).click()
  await page.getByRole('group', { name: 'Clubhouse Front Door', exact: true }).getByRole('button', { name: 'Open, Clubhouse Front Door' }).click()
  await expect(page.getByRole('button', { name: /^Clubhouse Front Door: Opened \d/ })).toBeVisible()

  await page.getByRole('group', { name: 'Clubhouse Front Door', exact: true }).getByRole('link').press('Escape')
  const mark = page.getByRole('button', { name: /^Clubhouse Front Door: / })
  await expect(mark).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^Tower B Lobby: / })).toBeFocused()

  await page.reload()
  await expect(picture).toBeVisible()
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  await expect(page.getByText(/^6 doors aren’t on the plan: /)).toBeVisible()
  const { Plan: { Places } } = await api.getSitePlan()
  expect(Places.map(({ PortID, X, Y }) => [PortID, Math.round(X / 500), Math.round(Y / 500)])).toEqual([['clubhouse', 8, 10], ['tower-b-lobby', 15, 5]])
})
