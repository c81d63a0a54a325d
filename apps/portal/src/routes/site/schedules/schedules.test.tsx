import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'
import { toScheduleForm, toScheduleRequest } from './scheduleForm.ts'

it('an account without doors sees a message in place of the form for a new schedule', async () => {
  await renderPortal('/site/schedules/new', { world: 'newAccount', signInAs: 'dashboard' })
  await expect.element(page.getByText('There are no doors yet')).toBeVisible()
  expect(page.getByRole('button', { name: 'Save' }).query()).toBeNull()
})

for (const width of [1280, 390]) {
  it(`a name of sixty letters without a space stays within the page, at ${width} px`, async () => {
    await page.viewport(width, 800)
    const { portal: { api }, router } = await renderPortal('/site/users', { signInAs: 'dashboard' })
    const name = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunter'.slice(0, 60)
    const { Schedules } = await api.getSchedules({})
    for (const schedule of Schedules.slice(0, 1)) {
      await api.saveSchedule({ ...toScheduleRequest(schedule.ID, { version: schedule.Version, values: toScheduleForm(schedule) }), Name: name })
    }
    await api.saveHoliday({ ID: null, Version: null, Name: name, From: '2027-07-04', Until: '2027-07-04', PropertyLocationID: Schedules[0]?.PropertyLocationID ?? 0 })
    await router.navigate('/site/schedules')
    await expect.element(page.getByRole('link', { name })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
}

it('Duplicate opens a new schedule with the same doors and hours, which is saved beside the first', async () => {
  await page.viewport(1280, 900)
  const { portal: { api }, router } = await renderPortal('/site/schedules', { signInAs: 'dashboard' })
  await page.getByRole('link', { name: 'Exit lane, morning rush' }).click()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'New schedule' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Exit lane, evening rush')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/site/schedules')
  const { Schedules } = await api.getSchedules({})
  const [first, copy] = ['Exit lane, morning rush', 'Exit lane, evening rush'].map((name) => Schedules.find(({ Name }) => Name === name))
  expect(copy).toMatchObject({ Ports: first?.Ports, Windows: first?.Windows, PausesOnHolidays: first?.PausesOnHolidays })
  expect(copy?.ID).not.toBe(first?.ID)
}, 60_000)
