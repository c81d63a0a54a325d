import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Table2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Example } from './SegmentedControl.example.tsx'
import { segmentedControlGuide } from './SegmentedControl.guide.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  title: 'forms/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  parameters: { guide: segmentedControlGuide },
  args: { label: 'Speed', options: [{ value: '1', label: '1×' }, { value: '4', label: '4×' }, { value: '10', label: '10×' }], onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <SegmentedControl {...args} defaultValue="4" />
      <SegmentedControl
        label="View" isLabelHidden defaultValue="week"
        options={[{ value: 'week', label: 'Week', icon: CalendarDays }, { value: 'table', label: 'Table', icon: Table2 }, { value: 'none', label: 'Map', isDisabled: true }]}
      />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('10×'))
    await expect(canvas.getByRole('radio', { name: '10×' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '4' })
  },
}

export const StatesDarkPhone: Story = { ...States, globals: { theme: 'dark', viewport: { value: 'phone' } } }
