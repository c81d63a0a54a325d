import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Example } from './TabNav.example.tsx'
import { tabNavGuide } from './TabNav.guide.ts'
import { TabNav } from './TabNav.tsx'

const meta = {
  title: 'layout/TabNav',
  component: TabNav,
  tags: ['autodocs'],
  parameters: { guide: tabNavGuide },
  args: {
    label: 'Christopher Featherstonehaugh-Okonkwo III',
    tabs: ['Access', 'Profile', 'Call groups', 'Invites sent', 'Activity', 'Changes'].map((label) => ({ id: label, label, href: `#${label}` })),
    current: 'Access',
  },
} satisfies Meta<typeof TabNav>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Access' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Dark: Story = { globals: { theme: 'dark' } }
export const PhoneRightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

/** On a phone the tabs scroll, and the open tab is always visible. */
export const LastOnAPhone: Story = {
  args: { current: 'Changes' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('link', { name: 'Changes' })
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
  },
}
