import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phonePage } from '../internal/inviteFixtures.ts'
import { Example } from './KeepActions.example.tsx'
import { keepActionsGuide } from './KeepActions.guide.ts'
import { KeepActions } from './KeepActions.tsx'
import { OfficialArtworkSlot } from './OfficialArtworkSlot.tsx'

const meta = {
  title: 'access/KeepActions',
  component: KeepActions,
  tags: ['autodocs'],
  parameters: { guide: keepActionsGuide, viewport: phonePage },
  args: { wallet: { apple: { onKeep: fn() }, google: { onKeep: fn() } }, calendar: { onKeep: fn() } },
} satisfies Meta<typeof KeepActions>

export default meta
type Story = StoryObj<typeof meta>

const keep = { onKeep: fn() }
const wallets = { both: { apple: keep, google: keep }, apple: { apple: keep }, google: { google: keep }, neither: {} }
const calendars = { idle: keep, busy: { ...keep, state: 'busy' }, done: { ...keep, state: 'done' }, failed: { ...keep, state: 'failed' }, offline: { ...keep, disabledReason: 'You are offline.' }, none: undefined }

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  argTypes: {
    wallet: { control: 'select', options: Object.keys(wallets), mapping: wallets },
    calendar: { control: 'select', options: Object.keys(calendars), mapping: calendars },
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const apple = <OfficialArtworkSlot name="Apple Wallet" />
const google = <OfficialArtworkSlot name="Google Wallet" />
const nothing = () => undefined
const offline = 'You are offline.'

/** The buttons with and without the official badges: busy, done, failed, offline. */
export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', gap: 40, maxInlineSize: 760 }}>
      <KeepActions wallet={{ apple: { onKeep: nothing, artwork: apple }, google: { onKeep: nothing, artwork: google } }} calendar={{ onKeep: nothing }} />
      <KeepActions wallet={{ apple: { onKeep: nothing }, google: { onKeep: nothing } }} calendar={{ onKeep: nothing }} />
      <KeepActions wallet={{ apple: { onKeep: nothing, artwork: apple, state: 'busy' }, google: { onKeep: nothing, state: 'done' } }} calendar={{ onKeep: nothing, state: 'busy' }} />
      <KeepActions wallet={{ google: { onKeep: nothing, artwork: google, state: 'failed', message: 'Google Wallet did not answer. Try again.' } }} calendar={{ onKeep: nothing, disabledReason: offline }} />
      <KeepActions calendar={{ onKeep: nothing, state: 'failed' }} />
    </div>
  ),
}
export const GalleryDarkPhone: Story = { ...Gallery, globals: { theme: 'dark', viewport: { value: 'phonePage' } } }

/** Each button acts once, even if it is pressed twice. */
export const Pressing: Story = {
  parameters: { screenshot: false },
  args: {
    wallet: { apple: { onKeep: fn(), artwork: apple }, google: { onKeep: fn(), artwork: google, state: 'busy' } },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Apple Wallet' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Google Wallet' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
    await expect(args.wallet?.apple?.onKeep).toHaveBeenCalledOnce()
    await expect(args.wallet?.google?.onKeep).not.toHaveBeenCalled()
    await expect(args.calendar?.onKeep).toHaveBeenCalledOnce()
  },
}
