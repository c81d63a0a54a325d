import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './WeekGrid.example.tsx'
import { weekGridGuide } from './WeekGrid.guide.ts'
import { WeekGrid } from './WeekGrid.tsx'

const meta = {
  title: 'access/WeekGrid',
  component: WeekGrid,
  tags: ['autodocs'],
  parameters: { guide: weekGridGuide },
  args: { label: 'Weekdays, 9 to 5', windows: [{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }] },
} satisfies Meta<typeof WeekGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
