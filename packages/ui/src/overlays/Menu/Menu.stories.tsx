import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, CircleUserRound, LogOut, Moon } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../../elements/Avatar/Avatar.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Inline } from '../../layout/Stack/Stack.tsx'
import { Example } from './Menu.example.tsx'
import { menuGuide } from './Menu.guide.ts'
import { Menu } from './Menu.tsx'

const logOut = fn()

const meta = {
  title: 'overlays/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: { guide: menuGuide },
  args: {
    label: 'Account: Dana Whitfield',
    head: (
      <>
        <Text isStrong>Dana Whitfield</Text>
        <Text size="small" tone="muted">Property manager, Whispering Pines</Text>
      </>
    ),
    items: [
      { id: 'account', label: 'My account', icon: CircleUserRound, href: '#account' },
      { id: 'theme', label: 'Dark theme', icon: Moon, onSelect: fn() },
      { id: 'out', label: 'Log out', icon: LogOut, onSelect: logOut },
    ],
    children: <Avatar name="Dana Whitfield" size={28} isDecorative />,
  },
  decorators: [(Story) => <Inline justify="flex-end"><Story /></Inline>],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const trigger = within(canvasElement).getByRole('button', { name: 'Account: Dana Whitfield' })
  await userEvent.click(trigger)
  await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'))
}

export const Open: Story = { play: open }

export const OpenDarkAtStart: Story = { play: open, globals: { theme: 'dark', direction: 'rtl' } }

/** The menu's button in a row with other buttons. */
export const Framed: Story = {
  args: { label: 'Other imports', head: undefined, isFramed: true, children: <>Other imports<Icon icon={ChevronDown} /></> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other imports' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'My account' })).toBeVisible())
  },
}

/** Items in groups, some with a check mark, one disabled. */
export const Groups: Story = {
  args: {
    label: 'Columns', head: undefined, isFramed: true, alignment: 'start', children: <>Columns<Icon icon={ChevronDown} /></>, onOpenChange: fn(),
    items: [
      { id: 'shown', label: 'Shown', items: [{ id: 'unit', label: 'Unit', isChecked: true, onSelect: fn() }, { id: 'phone', label: 'Phone', isChecked: false, onSelect: fn() }] },
      { id: 'more', items: [{ id: 'reset', label: 'Reset', isDisabled: true, fact: 'Nothing was changed.' }] },
    ],
  },
  decorators: [(Story) => <Inline justify="flex-start"><Story /></Inline>],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await waitFor(() => expect(canvas.getByRole('menuitemcheckbox', { name: 'Unit', checked: true })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('menuitem', { name: /Reset/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: true })
  },
}

/** A press on an item is reported and closes the menu. */
export const Chosen: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    await open(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Log out' }))
    await expect(logOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('menuitem', { name: 'Log out' })).toBeNull())
  },
}
