import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleDoors, exampleDrill, exampleLockdown, exampleNow, offlineDoor } from '../internal/lockdownFixtures.ts'
import { Example } from './LockdownBanner.example.tsx'
import { lockdownBannerGuide } from './LockdownBanner.guide.ts'
import { LockdownBanner } from './LockdownBanner.tsx'

const meta = {
  title: 'access/LockdownBanner',
  component: LockdownBanner,
  tags: ['autodocs'],
  parameters: { guide: lockdownBannerGuide, layout: 'fullscreen' },
  args: { lockdown: { ...exampleLockdown, doors: [...exampleDoors, offlineDoor] }, href: '#lockdown', clock: () => exampleNow },
} satisfies Meta<typeof LockdownBanner>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const PartiallyLockedPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const PartiallyLockedForcedColors: Story = { parameters: { forcedColors: true } }

/** With two lockdowns at once the banner describes the first and counts the other. */
export const Several: Story = { args: { others: 1 }, globals: { theme: 'dark' } }

/** A drill is never red. */
export const Drill: Story = { args: { lockdown: exampleDrill } }
