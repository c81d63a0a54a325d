import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { stretch } from '../../internal/examplePseudo.ts'
import { BrandMark } from '../../layout/BrandMark/BrandMark.tsx'
import { arabicLabels, arabicView, phonePage, property, pseudoLabels, storyTime, temporaryView } from '../internal/inviteFixtures.ts'
import { stubWakeLock } from '../internal/stubWakeLock.ts'
import { Example } from './InviteCard.example.tsx'
import { inviteCardGuide } from './InviteCard.guide.ts'
import { InviteCard } from './InviteCard.tsx'
import { inLanguage } from '../../words/exampleLanguage.tsx'

const meta = {
  title: 'access/InviteCard',
  component: InviteCard,
  tags: ['autodocs'],
  parameters: { guide: inviteCardGuide, clock: storyTime, viewport: phonePage },
  beforeEach: () => stubWakeLock().undo,
  args: { view: temporaryView, property, viewerTimeZone: 'America/Los_Angeles', brandMark: <BrandMark name="Gatewell" /> },
} satisfies Meta<typeof InviteCard>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. A temporary invite shows its code at once. It shows the guest's time beside the property's, because they differ. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const PhoneDark: Story = { globals: { viewport: { value: 'phonePage' }, theme: 'dark' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

/** An invite with the fewest facts: no end, no limit, no note. */
export const Least: Story = {
  args: {
    view: { ...temporaryView, name: 'Guest', sentBy: 'Front desk', locations: ['Main Gate'], endsAt: null, usesLeft: null, lastUsedAt: null, description: '' },
    property: undefined,
    viewerTimeZone: 'America/Chicago',
  },
}

/** An invite for several days, on its last day. */
export const SeveralDays: Story = {
  args: { view: { ...temporaryView, statusWord: 'endsToday', startsAt: '2026-11-19T14:00:00Z', usesLeft: 1 } },
}

/** The invite ended while the page was open: the code leaves the screen. */
export const Ended: Story = { parameters: { clock: '2026-11-22T00:00:01Z' } }

export const RightToLeft: Story = {
  decorators: [inLanguage('ar')],
  args: { view: arabicView, labels: arabicLabels, property: undefined },
  globals: { direction: 'rtl' },
}

export const PseudoLocalePhone: Story = {
  args: {
    labels: pseudoLabels,
    view: { ...temporaryView, name: stretch(temporaryView.name), locations: temporaryView.locations.map(stretch), description: stretch(temporaryView.description) },
    wallet: { apple: { onKeep: fn() }, google: { onKeep: fn() } },
    calendar: { onKeep: fn() },
  },
  globals: { viewport: { value: 'phonePage' } },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrowPage' } } }

/** The code opens in full screen, keeps the screen on, closes with Escape, and returns the focus to its button. */
export const FullScreenAndBack: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Show full screen' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: temporaryView.name })
    await expect(within(dialog).getByRole('img')).toHaveAccessibleName(/^QR key for Service Gate, Fannin St\., .*, and /)
    await expect(within(dialog).getByText('Valid until 6:00 PM')).toBeVisible()
    await waitFor(() => expect(within(dialog).getByText('Screen stays awake')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
  },
}
