import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Shared code',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/codes/new', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The form has a crew's shared code with its dates. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Label/), 'Roofers')
    await userEvent.type(canvas.getByLabelText('PIN or number'), '73195')
    await userEvent.type(canvas.getByLabelText(/^Starts/), '2026-12-01')
    await userEvent.type(canvas.getByLabelText(/^Ends/), '2026-12-24')
    await expect(await canvas.findByText('Through the end of that day')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Free at every door it opens')[0]).toBeInTheDocument())
  },
}
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The end is before the start: the form shows an error. */
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('PIN or number'), '73195')
    await userEvent.type(canvas.getByLabelText(/^Starts/), '2026-12-24')
    await userEvent.type(canvas.getByLabelText(/^Ends/), '2026-12-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('The end must be after the start')).toBeVisible()
  },
}

/** After saving, the list of all entry methods has the code as a shared one. */
export const Saved: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Label/), 'Roofers')
    await userEvent.type(canvas.getByLabelText('PIN or number'), '73196')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entry methods' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'Roofers')
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Roofers' }))
    await expect(await canvas.findByText('Belongs to no single user. For crews, deliveries and shared equipment.')).toBeVisible()
    await expect(canvas.getByLabelText(/Label/)).toHaveValue('Roofers')
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/users/codes/new', signInAs: 'billing' }, screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}
