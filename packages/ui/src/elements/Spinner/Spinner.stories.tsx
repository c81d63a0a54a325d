import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './Spinner.example.tsx'
import { spinnerGuide } from './Spinner.guide.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'elements/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: { guide: spinnerGuide },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
