import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example as ExampleInvite } from '../../access/InviteCard/InviteCard.example.tsx'
import { Example } from './PortalScope.example.tsx'
import { portalScopeGuide } from './PortalScope.guide.ts'
import { hostilePage } from './exampleHostilePage.ts'
import { PortalScope } from './PortalScope.tsx'

const meta = {
  title: 'theme/PortalScope',
  component: PortalScope,
  tags: ['autodocs'],
  parameters: { guide: portalScopeGuide, screenshot: false, clock: '2026-11-21T16:00:00Z' },
  args: { children: <ExampleInvite /> },
} satisfies Meta<typeof PortalScope>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** A page whose styles reset everything, shrink the root font size and color all elements. */
export const HostilePage: Story = {
  parameters: { screenshot: true },
  decorators: [(Story) => <><style>{hostilePage}</style><h2>Spring at Whispering Pines</h2><Story /></>],
}

/** Copy this example to begin. */
export const Usage: Story = { render: () => <Example /> }
