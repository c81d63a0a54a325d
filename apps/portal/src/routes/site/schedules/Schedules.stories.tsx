import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '../../../testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Schedules',
  parameters: { ...portalStory.parameters, portal: { path: '/site/schedules', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const at = (path: string) => ({ portal: { path, signInAs: 'dashboard' } })

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Holidays' })).toBeVisible()
  },
}
export const FilledPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const FilledDark: Story = { globals: { theme: 'dark' } }

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schedule yet')).toBeVisible()
    await expect(canvas.getByText('No holiday is entered.')).toBeVisible()
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
    await waitFor(() => expect(within(dialog).getByText('Enter a name and both days')).toBeVisible())
  },
}

/** Escape leads back to the button that asked. */
export const HolidayGivenUp: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add holiday' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add holiday' })).toHaveFocus())
  },
}

/** What it opens, to everybody, stands there before it is saved. */
export const NewSchedule: Story = {
  parameters: at('/site/schedules/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Lobby by day')
    await userEvent.click(canvas.getByRole('button', { name: /Sat/ }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'If you save this' })).toHaveTextContent('48 hours a week'))
  },
}
export const NewSchedulePhone: Story = { ...NewSchedule, globals: { viewport: { value: 'phone' } } }
export const NewScheduleDark: Story = { ...NewSchedule, globals: { theme: 'dark' } }

export const Problems: Story = {
  parameters: at('/site/schedules/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Give the schedule a name')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
  },
}

/** A broken service takes nothing that was typed. */
export const NotSaved: Story = {
  parameters: at('/site/schedules/new'),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Lobby by day')
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('It was not saved. What you typed is still here.', undefined, { timeout: 8000 })).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Lobby by day')
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
