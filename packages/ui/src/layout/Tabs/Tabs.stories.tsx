import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Text } from '../../elements/Text/Text.tsx'
import { Example } from './Tabs.example.tsx'
import { tabsGuide } from './Tabs.guide.ts'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'layout/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: { guide: tabsGuide },
  args: {
    label: 'How this call group rings',
    tabs: [
      { id: 'first', label: 'First step', content: <Text>Dana and Omar, for 20 seconds</Text> },
      { id: 'second', label: 'Second step', content: <Text>Leasing office, for 30 seconds</Text> },
      { id: 'voice', label: 'Voice', content: <Text>(972) 555-0148, until someone answers</Text> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Arrow keys choose a tab. In right-to-left languages the left key goes to the next tab. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Second step', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Second step' })).toHaveTextContent('Leasing office')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'First step' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'voice' })
  },
}

export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
