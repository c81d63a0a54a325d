import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SyncState } from './SyncState.tsx'
import { Example } from './SyncState.example.tsx'
import { syncStateGuide } from './SyncState.guide.ts'

const now = Date.parse('2026-11-21T15:41:00Z')
const minute = 60_000
const has = { state: 'acknowledged', isOnline: true, lastContactAt: now, doneBy: null } as const

const meta = {
  title: 'access/SyncState',
  component: SyncState,
  tags: ['autodocs'],
  parameters: { guide: syncStateGuide },
  args: { controllers: [{ id: 1, name: 'Main Gate', ...has }, { id: 2, name: 'Clubhouse and Fannin', ...has }], now, timeZone: 'America/Chicago' },
} satisfies Meta<typeof SyncState>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. The change is synced to every controller. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Synced to all 2 controllers')
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Each unsynced controller says why, and when it will sync. */
export const Missing: Story = {
  args: {
    controllers: [
      { id: 1, name: 'Main Gate', ...has },
      { id: 2, name: 'Clubhouse and Fannin', ...has, state: 'failed' },
      { id: 3, name: 'Pool Gate', ...has, state: 'waiting', isOnline: false, lastContactAt: now - 29 * minute },
      { id: 4, name: 'Tower B', ...has, state: 'sent', doneBy: now + 2 * minute },
      { id: 5, name: 'Garage Level P2', ...has, state: 'waiting', isOnline: false, lastContactAt: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Synced to 1 of 5 controllers')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      'Clubhouse and Fannin refused it', 'Pool Gate syncs when it’s back online, last contact 9:12 AM', 'Tower B syncs by 9:43 AM', 'Garage Level P2 syncs when it’s back online',
    ])
  },
}
export const MissingDark: Story = { ...Missing, globals: { theme: 'dark' } }

/** A code that opens no door has nothing to sync. */
export const Nowhere: Story = {
  args: { controllers: [] },
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('No controller needs this change')
  },
}
