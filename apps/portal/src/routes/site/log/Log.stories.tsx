import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory } from '../../../testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Log',
  parameters: { ...portalStory.parameters, portal: { path: '/site/log', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Entries, refusals and visitors' calls under their days. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Today/ })).toBeVisible()
  },
}
export const FilledPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } }
export const FilledDark: Story = { ...Filled, globals: { theme: 'dark' } }

/** A refusal with the rule that decided, beside the list. */
export const WhyDenied: Story = {
  parameters: { portal: { path: '/site/log?outcome=denied', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const [line] = await canvas.findAllByRole('button', { expanded: false, name: /./ }).then((all) => all.filter((one) => one.closest('li')?.textContent.includes('Denied')))
    if (!line) throw new Error('Nobody was denied.')
    await userEvent.click(line)
    await expect(await within(await screen.findByRole('complementary', { name: 'Details' })).findByText('Why?')).toBeVisible()
  },
}

/** On a phone the details are a sheet above the list: here a visitor's call with its story. */
export const CallPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { portal: { path: '/site/log?kind=call', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const [line] = await canvas.findAllByRole('button', { name: /^Visitor call/ })
    if (!line) throw new Error('No visitor has called.')
    await userEvent.click(line)
    const details = await screen.findByRole('dialog', { name: /^Visitor call/ })
    await waitFor(() => expect(details).toBeVisible())
  },
}

export const NoMatch: Story = {
  parameters: { portal: { path: '/site/log?search=nobody%20at%20all', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No line matches')).toBeVisible()
  },
}

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet')).toBeVisible()
  },
}

/** Doors alone, without names: kits administrators look after controllers, not after people. */
export const KitsAdministrator: Story = {
  parameters: { portal: { path: '/site/log', signInAs: 'devices@whisperingpines.example' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Somebody known')).length).toBeGreaterThan(0)
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/log', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see this')).toBeVisible()
  },
}
