import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './SupportPhone.example.tsx'
import { supportPhoneGuide } from './SupportPhone.guide.ts'
import { SupportPhone } from './SupportPhone.tsx'

const meta = {
  title: 'layout/SupportPhone',
  component: SupportPhone,
  tags: ['autodocs'],
  parameters: { guide: supportPhoneGuide },
  args: { number: '(972) 555-0148' },
} satisfies Meta<typeof SupportPhone>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
