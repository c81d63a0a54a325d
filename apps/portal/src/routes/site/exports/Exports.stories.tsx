import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Exports',
  parameters: { ...portalStory.parameters, portal: { path: '/site/exports', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { play: async ({ canvas }) => void (await canvas.findByText('No exports yet')) }

/** The page lists a finished file, kept for a day, and a canceled export. */
export const Filled: Story = {
  parameters: { portal: { path: `/site/exports?${new URLSearchParams({ what: JSON.stringify({ Of: 'codes', AccessCodeTypeID: 1 }) })}`, signInAs: 'dashboard' } },
  play: async ({ canvas, loaded }) => {
    const { portal: { api }, router } = sceneOf({ loaded })
    const { ExportID } = await api.createExport({ Name: 'Calls in October', Format: 'csv', What: { Of: 'log', Kind: 'call' } })
    await api.changeExport({ ExportID, Action: 'cancel' })
    await api.createExport({ Name: 'Residents, Tower B', Format: 'csv', What: { Of: 'users', searchText: 'ab' } })
    await api.getExports()
    await router.revalidate()
    await expect(await canvas.findByText(/^CSV, 3 rows, /)).toBeVisible()
    await expect(await canvas.findByText('Canceled at 0%. No file was kept.')).toBeVisible()
  },
}
export const FilledPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } }
