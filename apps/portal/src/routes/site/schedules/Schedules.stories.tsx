import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Schedules',
  parameters: { ...portalStory.parameters, portal: { path: '/site/schedules', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const at = (path: string) => ({ portal: { path, signInAs: 'dashboard' } })

async function scheduleOne(api: ReturnType<typeof sceneOf>['portal']['api']) {
  const saved = (await api.getSchedules({})).Schedules.find(({ ID }) => ID === 1)
  if (!saved) throw new Error('This world has no schedule.')
  return saved
}

async function firstHoliday(api: ReturnType<typeof sceneOf>['portal']['api']) {
  const [holiday] = (await api.getHolidays({})).Holidays
  if (!holiday) throw new Error('This world has no holiday.')
  return holiday
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Holidays' })).toBeVisible()
  },
}
export const FilledDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schedules yet')).toBeVisible()
    await expect(canvas.getByText('No holidays yet')).toBeVisible()
  },
}

/** A day of the year's calendar opens its holiday. */
export const HolidayFromCalendar: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    const year = within(await canvas.findByRole('region', { name: 'Holidays' }))
    await userEvent.click(await year.findByRole('button', { name: 'Friday, December 25: Christmas Day' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit Christmas Day' })).toBeVisible())
  },
}

/** A day on which a schedule has other hours is marked too, and opens the schedule. */
export const ExceptionFromCalendar: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    const { portal, router } = sceneOf({ loaded })
    const Exceptions = [{ Name: 'Annual meeting', From: '2027-01-23', Until: '2027-01-23', Effect: 'allow' as const, Start: 540, End: 1260 }]
    await portal.api.saveSchedule({ ...(await scheduleOne(portal.api)), Exceptions })
    await router.revalidate()
    await expect(await canvas.findByText(/ and 1 exception, in the next 12 months$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Saturday, January 23: .+: Annual meeting$/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/site/schedules/1'))
  },
}

export const AddingHoliday: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add holiday' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add holiday' })).toBeVisible())
    const dialog = screen.getByRole('dialog', { name: 'Add holiday' })
    await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus())
    await userEvent.keyboard('Boxing Day')
    const buttons = dialog.querySelectorAll('button')
    await userEvent.click(buttons[buttons.length - 1] ?? dialog)
    await waitFor(() => expect(within(dialog).getByText('Enter the first day')).toBeVisible())
    await waitFor(() => expect(within(dialog).getByLabelText('First day')).toHaveFocus())
  },
}

/** A holiday that the property already has is not offered. */
export const AddingUsHolidays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add US holidays' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add US holidays' }))
    await expect(dialog.getByRole('checkbox', { name: 'Christmas Day' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Juneteenth' }))
    await expect(dialog.getByRole('button', { name: /^Add \d+ holidays$/ })).toBeEnabled()
  },
}

/** Someone else changed the same field meanwhile: the user chooses a value. */
export const ChangingHoliday: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    const holiday = await firstHoliday(api)
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${holiday.Name}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Edit ${holiday.Name}` }))
    await userEvent.type(dialog.getByLabelText('Name'), ' (observed)')
    await api.saveHoliday({ ...holiday, Name: 'Company day' })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('dialog', { name: 'Dana Whitfield also changed this' }))
    await waitFor(() => expect(question.getByRole('radio', { name: 'Company day' })).toBeVisible())
    await expect(question.getByRole('radio', { name: `${holiday.Name} (observed)` })).toBeVisible()
  },
}

export const RemovingHoliday: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { Name } = await firstHoliday(sceneOf({ loaded }).portal.api)
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${Name}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Remove ${Name}?` }))
    await waitFor(() => expect(dialog.getByText(/schedules? will no longer pause on that day/)).toBeVisible())
  },
}

/** After Escape, the focus is on the button again. */
export const HolidayGivenUp: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add holiday' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add holiday' })).toHaveFocus())
  },
}

/** The page shows the doors that the schedule will hold open for everyone, before saving. */
export const NewSchedule: Story = {
  parameters: at('/site/schedules/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Lobby by day')
    await userEvent.click(canvas.getByRole('button', { name: /Sat/ }))
    const effect = canvas.getByRole('region', { name: 'If you save this' })
    await waitFor(() => expect(effect).not.toHaveAttribute('aria-busy'))
    await expect(effect).toHaveTextContent(/users gain hours/)
    await expect(effect).toHaveTextContent('Doors that the schedule holds open let everyone in.')
  },
}

export const Problems: Story = {
  parameters: at('/site/schedules/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a name')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
  },
}

/** After an error of the service, typed text stays. */
export const NotSaved: Story = {
  parameters: at('/site/schedules/new'),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Lobby by day')
    await expect(await canvas.findByRole('button', { name: 'See all 57 users' })).toBeVisible()
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/What you entered is still here/)).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Lobby by day')
  },
}

/** The question names the users who no longer get in. */
export const Removing: Story = {
  parameters: at('/site/schedules/1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove / }))
    await waitFor(() => expect(dialog.getByRole('region', { name: 'If you remove it' })).not.toHaveAttribute('aria-busy'))
    await expect(dialog.getByRole('region', { name: 'If you remove it' })).toHaveTextContent(/lose hours/)
  },
}

/** Two administrators change one schedule: the user chooses a value for each field that both changed; other changes are kept and named. */
export const Conflict: Story = {
  parameters: at('/site/schedules/1'),
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    const saved = await scheduleOne(api)
    await userEvent.click(await canvas.findByRole('button', { name: /Sat/ }))
    await userEvent.click(canvas.getByRole('switch', { name: /Pauses on holidays/ }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'If you save this' })).not.toHaveAttribute('aria-busy'))
    await api.saveSchedule({ ...saved, Name: 'Rush hour', Windows: [{ Days: [1, 2, 3, 4, 5], Start: 360, End: 600 }] })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dana Whitfield also changed this' }))
    const hours = within(dialog.getByRole('group', { name: 'Weekly hours' }))
    await waitFor(() => expect(hours.getByRole('radio', { name: 'Monday to Friday, 6:00 AM to 10:00 AM' })).toBeVisible())
    await expect(dialog.getByText(/Rush hour/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save these choices' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(hours.getByRole('radio', { name: /6:00 AM to 10:00 AM/ }))
  },
}

/** Two administrators changed different fields: both changes are saved without a question, and the receipt names the other administrator's. */
export const KeptFromBoth: Story = {
  parameters: { ...at('/site/schedules/1'), screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    const name = await canvas.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Rush hour')
    const saved = await scheduleOne(api)
    await api.saveSchedule({ ...saved, PausesOnHolidays: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Schedule saved: Rush hour')).toBeVisible()
    await expect(canvas.getByText(/Dana Whitfield’s values were kept: Pauses on holidays/)).toBeVisible()
    await expect(await scheduleOne(api)).toMatchObject({ Name: 'Rush hour', PausesOnHolidays: false })
  },
}

/** One administrator removed the exception, the other the hours. Together the schedule would be empty, so the form asks. */
export const TogetherWithoutHours: Story = {
  parameters: { ...at('/site/schedules'), screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    const { portal, router } = sceneOf({ loaded })
    const Exceptions = [{ Name: 'Marathon', From: '2027-01-17', Until: '2027-01-17', Effect: 'allow' as const, Start: 300, End: 900 }]
    await portal.api.saveSchedule({ ...(await scheduleOne(portal.api)), Exceptions })
    await router.navigate('/site/schedules/1')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Marathon' }))
    await portal.api.saveSchedule({ ...(await scheduleOne(portal.api)), Windows: [] })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect((await canvas.findAllByText('Fix 1 field first'))[0]).toBeVisible()
    await expect(await scheduleOne(portal.api)).toMatchObject({ Windows: [], Exceptions: [{ Name: 'Marathon' }] })
    await userEvent.click(canvas.getByRole('button', { name: 'Add hours' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Schedule saved: Exit lane, morning rush')).toBeVisible()
    await expect(canvas.getByText(/Dana Whitfield’s values were kept: Weekly hours/)).toBeVisible()
    await expect((await scheduleOne(portal.api)).Exceptions).toEqual([])
  },
}

/** After a save the list says what changed. */
export const Receipt: Story = {
  parameters: at('/site/schedules/1'),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Rush hour')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Schedule saved: Rush hour')).toBeVisible()
    await expect(canvas.getByText('Its doors follow the new hours at once.')).toBeVisible()
  },
}

export const Missing: Story = {
  parameters: at('/site/schedules/9999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Horarios' })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
