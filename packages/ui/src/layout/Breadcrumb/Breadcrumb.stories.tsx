import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './Breadcrumb.example.tsx'
import { breadcrumbGuide } from './Breadcrumb.guide.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'layout/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  parameters: { guide: breadcrumbGuide },
  args: { items: [{ label: 'Users', href: '#users' }, { label: 'Dana Whitfield', href: '#dana' }, { label: 'Edit' }] },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
