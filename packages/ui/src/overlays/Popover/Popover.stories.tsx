import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Example } from './Popover.example.tsx'
import { popoverGuide } from './Popover.guide.ts'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'overlays/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: { guide: popoverGuide },
  args: { label: 'Doors of this invite', trigger: <Button>3 doors</Button>, children: <Text>Main Gate, Pool Gate, Tower B Lobby</Text>, onOpenChange: fn() },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Escape closes the popover and returns the focus. A press outside closes it too. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '3 doors' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('dialog', { name: 'Doors of this invite' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: true })
  },
}

export const OpenDarkPhone: Story = { ...Open, globals: { theme: 'dark', viewport: { value: 'phone' } } }
