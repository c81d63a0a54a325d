import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

const property = () => page.getByRole('combobox', { name: 'Show property' })

it('the dashboard, the list of doors and a door’s page show the chosen property', async () => {
  const { router } = await renderPortal('/site/dashboard', { signInAs: 'dashboard', world: 'twoProperties' })
  await expect.element(page.getByRole('link', { name: 'Main Gate, Entry' })).toBeVisible()
  await userEvent.selectOptions(property(), 'Cypress Court')
  await expect.element(page.getByRole('link', { name: 'Cypress Gate' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Main Gate, Entry' })).not.toBeInTheDocument()

  await userEvent.click(page.getByRole('link', { name: 'Cypress Gate' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cypress Gate' })).toBeVisible()
  await userEvent.click(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Doors' }))
  await expect.element(page.getByText('1 door · Cypress Court')).toBeVisible()
  await userEvent.selectOptions(property(), 'Whispering Pines at Buffalo Bayou, Phase II')
  await expect.element(page.getByRole('link', { name: 'Main Gate, Entry' })).toBeVisible()
  expect(router.state.location.search).toBe('?property=1')
}, 60_000)

it('the menu keeps the chosen property, and a page that shows no property remembers it', async () => {
  await page.viewport(1280, 800)
  const { router } = await renderPortal('/site/groups', { signInAs: 'dashboard', world: 'twoProperties' })
  await userEvent.selectOptions(property(), 'Cypress Court')
  await expect.element(page.getByRole('link', { name: 'Cypress Gate' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await userEvent.click(menu.getByRole('link', { name: 'Activity' }))
  await expect.element(page.getByText('Cypress Court. Times are property time.')).toBeVisible()
  await userEvent.click(menu.getByRole('link', { name: 'User groups' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'User groups' })).toBeVisible()
  await expect.element(property()).toHaveDisplayValue('Cypress Court')
  await userEvent.click(menu.getByRole('link', { name: 'Users' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  expect(router.state.location.search).toBe('?property=2')
  await userEvent.selectOptions(property(), 'All properties')
  await expect.element(page.getByRole('link', { name: 'Dana Whitfield' })).toBeVisible()
  expect(router.state.location.search).toBe('')
}, 60_000)

it('an account with one property has nothing to choose', async () => {
  await renderPortal('/site/doors', { signInAs: 'dashboard' })
  await expect.element(page.getByRole('link', { name: 'Main Gate, Entry' })).toBeVisible()
  await expect.element(property()).not.toBeInTheDocument()
}, 60_000)

it('activity is narrowed to a property, and its filter of doors too', async () => {
  await page.viewport(1280, 800)
  const { router } = await renderPortal('/site/log', { signInAs: 'dashboard', world: 'twoProperties' })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Property', exact: true }), 'Cypress Court')
  await expect.element(property()).toHaveDisplayValue('Cypress Court')
  await expect.element(page.getByText('Cypress Court. Times are property time.')).toBeVisible()
  expect(router.state.location.search).toBe('?property=2')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Door' }), 'Cypress Gate')
  await userEvent.click(page.getByRole('button', { name: 'Remove filter: Cypress Court' }))
  await expect.element(page.getByText('Whispering Pines at Buffalo Bayou, Phase II. Times are property time.')).toBeVisible()
}, 60_000)
