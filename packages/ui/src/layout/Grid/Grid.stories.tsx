import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../elements/Card/Card.tsx'
import { Example } from './Grid.example.tsx'
import { gridGuide } from './Grid.guide.ts'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'layout/Grid',
  component: Grid,
  tags: ['autodocs'],
  parameters: { guide: gridGuide },
  args: { minColumn: '200px', children: [<Card key="1" title="Pool Gate">Closed</Card>, <Card key="2" title="Main Gate">Held open</Card>] },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
