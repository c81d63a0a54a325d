import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { stretch } from '../../internal/examplePseudo.ts'
import { BrandMark } from '../../layout/BrandMark/BrandMark.tsx'
import { arabicLabels, phonePage, pseudoLabels, recurringView, storyTime } from '../internal/inviteFixtures.ts'
import { stubWakeLock } from '../internal/stubWakeLock.ts'
import { OfficialArtworkSlot } from '../KeepActions/OfficialArtworkSlot.tsx'
import { Example } from './RecurringInviteCard.example.tsx'
import { recurringInviteCardGuide } from './RecurringInviteCard.guide.ts'
import { RecurringInviteCard } from './RecurringInviteCard.tsx'
import { inLanguage } from '../../words/exampleLanguage.tsx'

const meta = {
  title: 'access/RecurringInviteCard',
  component: RecurringInviteCard,
  tags: ['autodocs'],
  parameters: { guide: recurringInviteCardGuide, clock: storyTime, viewport: phonePage },
  beforeEach: () => stubWakeLock().undo,
  args: {
    view: recurringView,
    property: { city: 'Houston' },
    viewerTimeZone: 'America/Chicago',
    onGenerate: fn(),
    wallet: {
      apple: { onKeep: fn(), artwork: <OfficialArtworkSlot name="Apple Wallet" /> },
      google: { onKeep: fn(), artwork: <OfficialArtworkSlot name="Google Wallet" /> },
    },
    calendar: { onKeep: fn() },
    brandMark: <BrandMark name="Gatewell" />,
  },
} satisfies Meta<typeof RecurringInviteCard>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. The code is created and not used yet. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: 'QR key, made at 9:14 AM, unused' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Save image' })).toBeNull()
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** No code is created until the guest asks, because a code that is created too early could be used up too early. */
export const BeforeGenerate: Story = {
  args: { freshness: { state: 'idle', hasFailed: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('img', { name: /qr/i })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Generate QR code' }))
    await expect(args.onGenerate).toHaveBeenCalledOnce()
  },
}

export const Generating: Story = {
  args: { freshness: { state: 'generating', previous: { state: 'idle', hasFailed: false } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate QR code', busy: true }))
    await expect(args.onGenerate).not.toHaveBeenCalled()
  },
}
export const FreshPhoneDark: Story = { globals: { viewport: { value: 'phonePage' }, theme: 'dark' } }

/** A used code is removed, not dimmed. */
export const Used: Story = {
  args: { freshness: { state: 'used', usedAt: '2026-11-21T15:14:20Z', hasFailed: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('img', { name: /qr/i })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Refresh code' })).toBeEnabled()
  },
}

/** The request failed; the state is unchanged. */
export const Failed: Story = { args: { freshness: { state: 'idle', hasFailed: true } } }

/** The request for a newer code failed, but the code on the screen still works. */
export const RefreshFailed: Story = { args: { freshness: { state: 'fresh', generatedAt: '2026-11-21T15:14:00Z', hasFailed: true } } }

/** Without a connection an unused code still opens doors. The button for a new one is disabled and says why. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvasElement, args }) => {
    const refresh = within(canvasElement).getByRole('button', { name: 'Refresh code' })
    await expect(refresh).toHaveAccessibleDescription(/needs a connection/)
    await userEvent.click(refresh)
    await expect(args.onGenerate).not.toHaveBeenCalled()
    refresh.blur()
  },
}
export const OfflineBeforeGenerate: Story = { args: { isOffline: true, freshness: { state: 'idle', hasFailed: false } } }

export const Ended: Story = { args: { freshness: { state: 'expired' } } }

export const RightToLeft: Story = {
  decorators: [inLanguage('ar')],
  args: {
    labels: arabicLabels, property: undefined,
    view: { ...recurringView, name: 'تنظيف المنزل: خدمات المياه الصافية', sentBy: 'بريا راغوناثان', locations: ['البوابة الرئيسية', 'Tower B Lobby'], weeklyPlan: [{ week: 'الاثنين إلى الخميس', info: '7:00 AM – 3:30 PM' }, { week: 'الجمعة', info: '7:00 AM – 12:00 PM' }] },
  },
  globals: { direction: 'rtl' },
}

export const PseudoLocale: Story = {
  args: {
    labels: pseudoLabels,
    view: { ...recurringView, name: stretch(recurringView.name), weeklyPlan: recurringView.weeklyPlan.map(({ week, info }) => ({ week: stretch(week), info: stretch(info) })) },
  },
}

