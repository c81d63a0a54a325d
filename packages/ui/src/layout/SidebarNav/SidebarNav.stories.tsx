import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleNavigation } from '../exampleNavigation.ts'
import { Example } from './SidebarNav.example.tsx'
import { sidebarNavGuide } from './SidebarNav.guide.ts'
import { SidebarNav } from './SidebarNav.tsx'

const meta = {
  title: 'layout/SidebarNav',
  component: SidebarNav,
  tags: ['autodocs'],
  parameters: { guide: sidebarNavGuide },
  args: { groups: exampleNavigation },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}><Story /></div>],
} satisfies Meta<typeof SidebarNav>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Minimized: Story = { args: { isMinimized: true } }
