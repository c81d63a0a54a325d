import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductMap } from './ProductMap.tsx'

const meta = { component: ProductMap, title: 'portal/Map', parameters: { controls: { disable: true } } } satisfies Meta<typeof ProductMap>

export default meta
type Story = StoryObj<typeof meta>

/** The landing page and menu of each kind of user. */
export const ByAudience: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Billing administrator Billing/ })).toHaveTextContent('Billing')
    await expect(canvas.getByRole('row', { name: /^Call group manager/ })).not.toHaveTextContent('Users')
    // Checks every link, because renaming a story would break one.
    const index: unknown = await (await fetch('./index.json')).json()
    const entries = (index as { entries: Record<string, unknown> }).entries
    const linked = canvas.getAllByRole('link').map((link) => /story\/([^&]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '')
    await expect(linked.filter((id) => !(id in entries))).toEqual([])
  },
}

export const ByAudiencePhone: Story = { globals: { viewport: { value: 'phone' } } }
