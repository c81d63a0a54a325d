import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { shownInAFrame } from '../../docs/shownInAFrame.ts'
import { stretch } from '../../internal/examplePseudo.ts'
import { BrandMark } from '../../layout/BrandMark/BrandMark.tsx'
import { arabicLabels, arabicView, property, pseudoLabels, storyTime, temporaryView } from '../internal/inviteFixtures.ts'
import { stubWakeLock } from '../internal/stubWakeLock.ts'
import { Example } from './ScanMode.example.tsx'
import { scanModeGuide } from './ScanMode.guide.ts'
import { ScanMode } from './ScanMode.tsx'
import { inLanguage } from '../../words/exampleLanguage.tsx'

const meta = {
  title: 'access/ScanMode',
  component: ScanMode,
  tags: ['autodocs'],
  parameters: { guide: scanModeGuide, docs: shownInAFrame, layout: 'fullscreen', clock: storyTime },
  beforeEach: () => stubWakeLock().undo,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: temporaryView.name,
    image: temporaryView.image,
    alt: 'QR key for Service Gate, Fannin St. and three more places',
    endsAt: temporaryView.endsAt,
    timeZone: temporaryView.timeZone,
    usesLeft: 2,
    property,
    brandMark: <BrandMark name="Gatewell" />,
  },
  play: async () => {
    await expect(await screen.findByText(/awake|مضاءة|áwá/)).toBeVisible()
  },
} satisfies Meta<typeof ScanMode>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = {
  parameters: { screenshot: false },
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show full screen' }))
    const dialog = await screen.findByRole('dialog', { name: 'House cleaning' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Scan mode is white in dark mode too, because the screen lights the code. */
export const PhoneDark: Story = { parameters: { screenshot: false }, globals: { viewport: { value: 'phone' }, theme: 'dark' } }
export const RightToLeftPhone: Story = {
  decorators: [inLanguage('ar')],
  args: { name: arabicView.name, labels: arabicLabels, property: undefined },
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
}
export const PseudoLocalePhone: Story = {
  args: { name: stretch(temporaryView.name), labels: pseudoLabels },
  globals: { viewport: { value: 'phone' } },
}

/** A reader at a door used the code while it was shown. */
export const UsedPhone: Story = {
  args: { image: null, goneReason: 'This code was used' },
  globals: { viewport: { value: 'phone' } },
}

/** The invite ended while its code was shown. */
export const Ended: Story = { parameters: { clock: '2026-11-22T00:00:00Z' } }

export const Closing: Story = {
  parameters: { screenshot: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: temporaryView.name })
    await expect(within(dialog).getByText('Whispering Pines at Buffalo Bayou, Phase II')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
  },
}
