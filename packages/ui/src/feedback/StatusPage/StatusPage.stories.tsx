import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, CircleCheck, House, RefreshCw } from 'lucide-react'
import { Button } from '../../elements/Button/Button.tsx'
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.tsx'
import { PublicFrame } from '../../layout/PublicFrame/PublicFrame.tsx'
import { Example } from './StatusPage.example.tsx'
import { statusPageGuide } from './StatusPage.guide.ts'
import { StatusPage } from './StatusPage.tsx'

const home = <ButtonLink key="home" href="#home" variant="primary" size="form" icon={House} isFullWidth>Go home</ButtonLink>
const back = <Button key="back" size="form" icon={ArrowLeft} isFullWidth>Back</Button>

const meta = {
  title: 'feedback/StatusPage',
  component: StatusPage,
  tags: ['autodocs'],
  parameters: { guide: statusPageGuide, layout: 'fullscreen' },
  decorators: [(Story) => (
    <PublicFrame
      brand={{ name: 'Gatewell' }}
      supportPhone="(972) 555-0148"
      loginHref="#login"
      footer={{ company: 'Gatewell Access Systems', privacyHref: '#privacy' }}
    >
      <Story />
    </PublicFrame>
  )],
} satisfies Meta<typeof StatusPage>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { title: 'Page not found', sentence: 'The address may be mistyped, or the page has moved.' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, args: { title: '' }, render: () => <Example /> }

export const Breakdown: Story = {
  args: {
    code: 'ERROR 503 Service Unavailable',
    title: 'This page could not be opened',
    sentence: 'The billing service did not answer. Doors keep working.',
    actions: [home, back],
  },
}

export const NotFoundDark: Story = {
  args: { title: 'Not found :(', sentence: 'Nothing is known about this address.', actions: [home, back] },
  globals: { theme: 'dark' },
}

export const DonePhone: Story = {
  args: {
    icon: CircleCheck,
    tone: 'success',
    title: 'Password Reset',
    sentence: "Password has been reset. Please log into the product's mobile app with your new password",
  },
  globals: { viewport: { value: 'phone' } },
}

export const AfterAnUpdate: Story = {
  args: {
    icon: RefreshCw,
    title: 'An update has arrived',
    sentence: 'This page belongs to the version before it. Click go home to load the new one.',
    actions: home,
  },
}
