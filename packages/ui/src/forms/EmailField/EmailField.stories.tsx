import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './EmailField.example.tsx'
import { emailFieldGuide } from './EmailField.guide.ts'
import { EmailField } from './EmailField.tsx'

const meta = {
  title: 'forms/EmailField',
  component: EmailField,
  tags: ['autodocs'],
  parameters: { guide: emailFieldGuide },
  args: { label: 'Email', defaultValue: 'dana@whisperingpines.example' },
} satisfies Meta<typeof EmailField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const WithError: Story = { args: { error: 'This address is used by another user.' } }
