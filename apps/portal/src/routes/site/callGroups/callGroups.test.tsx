import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '../../../testing/renderPortal.fixture.tsx'

it('a plan is built by a person: named, peopled, given a last number, and saved as it stood there', async () => {
  const { portal: { api } } = await renderPortal('/site/callgroups/new?kind=video', { signInAs: 'dashboard' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('A name has 5 to 15 characters.')).toBeVisible()
  await page.getByLabelText('Call group name').fill('Tower C Desk')
  await page.getByLabelText(/Directory PIN/).fill('00700')
  await page.getByRole('button', { name: 'Add person' }).first().click()
  await page.getByRole('combobox', { name: 'Add a person to First called' }).fill('keisha')
  await page.getByRole('option', { name: /Keisha Broussard/ }).click()
  await page.getByLabelText('Phone number').fill('(713) 555-0100')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tower C Desk' })).toBeVisible()
  const { CallGroups } = await api.getCallGroups({})
  const made = CallGroups.find(({ Name }) => Name === 'Tower C Desk')
  expect(made).toMatchObject({ DirectoryPin: '00700', IsVideo: true, SecondCalled: [] })
  expect(made?.People.map(({ Name }) => Name)).toEqual(['Keisha Broussard'])
  expect(made?.Numbers).toHaveLength(1)
}, 30_000)

it('who deletes a group that somebody manages is told whom it strands, and nobody is', async () => {
  const { portal: { api } } = await renderPortal('/site/callgroups/11', { signInAs: 'dashboard' })
  await page.getByRole('button', { name: 'Delete…' }).click()
  await expect.element(page.getByText(/Leasing Desk and Concierge Desk could not sign in any more/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete call group' }).click()
  await expect.element(page.getByText('Choose the call group that they get.')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('They get'), 'Tower B Desk')
  await page.getByRole('button', { name: 'Delete call group' }).click()
  await expect.element(page.getByText('Leasing Desk was deleted')).toBeVisible()
  expect((await api.getCallGroups({})).CallGroups.map(({ Name, Users }) => [Name, Users])).toContainEqual(['Tower B Desk', 2])
}, 30_000)
