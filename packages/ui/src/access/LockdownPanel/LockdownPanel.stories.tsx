import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleDoors, exampleDrill, exampleLockdown, exampleNow, offlineDoor } from '../internal/lockdownFixtures.ts'
import { Example } from './LockdownPanel.example.tsx'
import { lockdownPanelGuide } from './LockdownPanel.guide.ts'
import { LockdownPanel } from './LockdownPanel.tsx'

const meta = {
  title: 'access/LockdownPanel',
  component: LockdownPanel,
  tags: ['autodocs'],
  parameters: { guide: lockdownPanelGuide },
  args: { lockdown: { ...exampleLockdown, doors: [...exampleDoors, offlineDoor] }, clock: () => exampleNow, onRelease: fn(), onSendAgain: fn() },
} satisfies Meta<typeof LockdownPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. Four of five doors are locked: the lockdown isn't called locked, and the failed door comes first. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const PartiallyLockedDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const PartiallyLockedRightToLeft: Story = { globals: { direction: 'rtl' } }
export const PartiallyLockedForcedColors: Story = { parameters: { forcedColors: true } }

/** Only the door that isn't locked has a label. */
export const OnSitePlan: Story = {
  args: {
    sitePlan: {
      label: 'Site plan of Whispering Pines', href: '#',
      picture: { source: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path fill="#e2e4e6" d="M0 0h64v48H0z"/></svg>')}`, width: 640, height: 480 },
      places: { 'main-entry': { x: 5600, y: 8000 }, clubhouse: { x: 5200, y: 5600 }, 'garage-p2': { x: 1200, y: 5500 }, 'tower-b-lobby': { x: 7300, y: 3300 }, 'service-gate': { x: 8800, y: 4700 } },
    },
  },
}

export const Locked: Story = { args: { lockdown: exampleLockdown } }

/** The commands are sent, but not all controllers have answered. */
export const Locking: Story = {
  args: { lockdown: { ...exampleLockdown, endsAt: null, startedBy: null, doors: exampleDoors.map((door, index) => (index === 0 ? door : { ...door, state: 'pending', endedHold: false })) } },
}

/** The alarm opens the doors that the lockdown closed. */
export const FireAlarm: Story = { args: { lockdown: { ...exampleLockdown, hasFireAlarm: true } } }

/** The lockdown is released, but one controller cannot be reached, so its door may still be locked. */
export const PartiallyReleased: Story = {
  args: {
    onRelease: undefined,
    lockdown: {
      ...exampleLockdown, releasedAt: exampleNow - 60_000, releasedBy: 'Robert Kowalczyk',
      doors: [...exampleDoors.map((door) => ({ ...door, state: 'released' as const, at: exampleNow - 59_000 })), { ...offlineDoor, state: 'notReleased' }],
    },
  },
}

/** A drill sends nothing, and names the controllers that would not have answered. */
export const Drill: Story = { args: { lockdown: exampleDrill } }

/** The release needs a typed word or a held button. */
export const Releasing: Story = {
  args: { lockdown: exampleLockdown },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Release 4 doors' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Release the lockdown?' }))
    await waitFor(() => expect(dialog.getByText(/Clubhouse Front Door opens at once/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Release 4 doors' }))
    await expect(args.onRelease).not.toHaveBeenCalled()
  },
}

/** The lockdown is released by keyboard alone. */
export const ReleasedByKeyboard: Story = {
  parameters: { screenshot: false },
  args: { lockdown: exampleLockdown },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Release 4 doors' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await screen.findByLabelText('Type RELEASE'), 'RELEASE')
    screen.getByRole('button', { name: 'Release 4 doors' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRelease).toHaveBeenCalledOnce()
  },
}

/** One button retries one door, another all failed doors. */
export const Retried: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Service Gate, Fannin St.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 1 door' }))
    await expect(args.onSendAgain).toHaveBeenCalledTimes(2)
    await expect(args.onSendAgain).toHaveBeenLastCalledWith({ ids: ['service-gate'] })
  },
}
