import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { shownInAFrame } from '../../docs/shownInAFrame.ts'
import { exampleNavigation } from '../../layout/exampleNavigation.ts'
import { SidebarNav } from '../../layout/SidebarNav/SidebarNav.tsx'
import { Example } from './Drawer.example.tsx'
import { drawerGuide } from './Drawer.guide.ts'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'overlays/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: { guide: drawerGuide, docs: shownInAFrame },
  args: { isOpen: true, onOpenChange: fn(), label: 'Navigation', children: <SidebarNav groups={exampleNavigation} /> },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
