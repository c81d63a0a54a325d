import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './Banner.example.tsx'
import { bannerGuide } from './Banner.guide.ts'
import { Banner } from './Banner.tsx'

const meta = { title: 'layout/Banner', tags: ['autodocs'], component: Banner, parameters: { guide: bannerGuide, layout: 'fullscreen' } } satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { kind: 'offline', title: 'You are offline', facts: 'since 10:04 AM. Doors keep working on their own.' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, args: { kind: 'offline', title: '' }, render: () => <Example /> }

/** All kinds of banners at once, in their order. */
export const Stacked: Story = {
  args: { kind: 'lockdown', title: '' },
  render: () => (
    <>
      <Banner
        kind="lockdown"
        title="Lockdown: partially locked, 5 of 6 ports"
        facts="· started 9:42 AM by Dana Whitfield · 18 min"
        phoneTitle="Partially locked: 5 of 6 ports"
        phoneFacts="Dana Whitfield, 9:42 AM, 18 min"
        link={{ href: '#lockdown', label: 'Open lockdown' }}
      />
      <Banner
        kind="impersonation"
        title="Signed in as Dana Whitfield"
        facts="· Customer, Whispering Pines · your own account is Robert Kowalczyk, Staff"
        phoneFacts="You are Robert Kowalczyk, Staff"
        link={{ href: '#back', label: 'Return to my account' }}
      />
      <Banner
        kind="account"
        title="Working in Oakline House"
        facts="Account 2"
      />
      <Banner
        kind="offline"
        title="You are offline"
        facts="since 10:04 AM. Doors keep working on their own; changes wait for you."
        phoneFacts="Since 10:04 AM. Changes wait for you."
      />
    </>
  ),
}

export const StackedDarkPhone: Story = { ...Stacked, globals: { theme: 'dark', viewport: { value: 'phone' } } }
