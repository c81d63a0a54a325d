import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { endpoints } from '../../../packages/api-client/src/contract/index.ts'
import { EndpointCatalogue } from './EndpointCatalogue.tsx'

const meta = {
  component: EndpointCatalogue,
  title: 'contract/Endpoint catalog',
} satisfies Meta<typeof EndpointCatalogue>

export default meta
type Story = StoryObj<typeof meta>

/** All calls of the API's contract. The story has no picture, because it would change with every call. */
export const AllCalls: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('span')?.textContent)
    await expect(names).toEqual(Object.keys(endpoints))
  },
}

export const OneArea: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Area' }), 'invites')
    const expected = Object.values(endpoints).filter(({ area }) => area === 'invites')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(expected.length)
  },
}
export const DarkPhone: Story = { args: { startArea: 'invites' }, globals: { theme: 'dark', viewport: { value: 'phone' } } }
