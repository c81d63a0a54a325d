import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { OfficialArtworkSlot } from '../../access/KeepActions/OfficialArtworkSlot.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { StatusPage } from '../../feedback/StatusPage/StatusPage.tsx'
import { ExampleFrame } from '../../internal/exampleFrame.ts'
import { Example } from './AppLinks.example.tsx'
import { appLinksGuide } from './AppLinks.guide.ts'
import { AppLinks } from './AppLinks.tsx'

const ios = { href: 'https://apps.example/ios' }
const android = { href: 'https://apps.example/android' }

const meta = {
  title: 'accounts/AppLinks',
  component: AppLinks,
  tags: ['autodocs'],
  parameters: { guide: appLinksGuide, layout: 'fullscreen' },
  args: { ios, android },
  render: (args) => (
    <ExampleFrame>
      <StatusPage
        icon={CircleCheck}
        tone="success"
        title="Password Set"
        sentence="Password has been set. Please log into the product's mobile app with your new password"
        actions={<AppLinks {...args} />}
      >
        <Text size="small" tone="muted">This account signs in on the phone only. Your property can add web access.</Text>
      </StatusPage>
    </ExampleFrame>
  ),
} satisfies Meta<typeof AppLinks>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. Plain buttons, as on the page of users who may only use the app. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'App for Android' })
    await expect(link).toHaveAttribute('href', android.href)
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const PlainPhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The stores' own badges, which a deployment can provide: equal size, 48 px high. */
export const WithArtwork: Story = {
  args: {
    ios: { ...ios, artwork: <OfficialArtworkSlot name="App Store" /> },
    android: { ...android, artwork: <OfficialArtworkSlot name="Google Play" /> },
  },
}

export const OneStoreRightToLeft: Story = { args: { ios: undefined }, globals: { direction: 'rtl', viewport: { value: 'phone' } } }
