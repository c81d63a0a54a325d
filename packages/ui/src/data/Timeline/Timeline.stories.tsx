import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, CircleCheck } from 'lucide-react'
import { Card } from '../../elements/Card/Card.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Example } from './Timeline.example.tsx'
import { timelineGuide } from './Timeline.guide.ts'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'data/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  parameters: { guide: timelineGuide },
  args: {
    entries: [
      { id: '3', icon: CircleCheck, tone: 'success', title: 'Opened Main Gate', detail: 'Alejandra Villaseñor-Montgomery, by PIN', time: '10:02 AM', action: <TextLink href="#why">Why?</TextLink> },
      { id: '2', icon: Ban, tone: 'danger', title: 'Denied at Pool Gate', detail: 'Closed until 7 AM', time: '5:12 AM' },
      { id: '1', title: 'Invite created', time: 'Nov 19, 10:00 AM' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Filled: Story = { render: (args) => <Card title="Use" padding="none"><Timeline {...args} /></Card> }

/** In a wide card each event has one line. */
export const Line: Story = { ...Filled, args: { look: 'line' } }

export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }
