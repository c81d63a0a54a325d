import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, RefreshCw, Search } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { Inline } from '../../layout/Stack/Stack.tsx'
import { Example } from './Tooltip.example.tsx'
import { tooltipGuide } from './Tooltip.guide.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'overlays/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: { guide: tooltipGuide },
  args: { label: 'Sends the newest codes to all 4 controllers', children: <Button icon={RefreshCw}>Sync now</Button> },
  decorators: [(Story) => <Inline><Story /></Inline>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const shown = () => document.querySelector('[role=tooltip]')

/** The tooltip appears when the keyboard moves the focus to its button, and is the button’s description for screen readers. */
export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await waitFor(() => expect(shown()).toHaveTextContent(args.label))
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.label)
  },
}

export const ShownDark: Story = { ...Shown, globals: { theme: 'dark' } }

/** A press on a disabled button shows its reason. */
export const Reason: Story = {
  args: { children: <Button variant="primary" disabledReason="You can save when you’re back online.">Save changes</Button> },
  render: ({ children }) => children,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(shown()).toHaveTextContent('You can save when you’re back online.'))
  },
}

/** Icon buttons in a row, each with a tooltip that shows its name. */
export const Icons: Story = {
  parameters: { screenshot: false },
  render: () => <><IconButton icon={Search} label="Search" /><IconButton icon={Moon} label="Dark theme" /></>,
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(shown()).toHaveTextContent('Search'))
    await userEvent.tab()
    await waitFor(() => expect(shown()).toHaveTextContent('Dark theme'))
    await userEvent.keyboard('{Escape}')
    await expect(shown()).toBeNull()
  },
}
