import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorDestinationOrder } from '@portal/domain'
import { expect } from 'storybook/test'
import { ErrorDestinations } from './ErrorDestinations.tsx'

const meta = {
  component: ErrorDestinations,
  title: 'domain/Error destinations',
} satisfies Meta<typeof ErrorDestinations>

export default meta
type Story = StoryObj<typeof meta>

export const AnythingElse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(errorDestinationOrder.length)
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('anything else')
  },
}

/** Only production has a page for missing pages; a developer sees the error page. */
export const NotFoundInDevelopment: Story = {
  args: { start: { status: 404 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('notFound')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Production build' }))
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('anything else')
  },
}

/** A refused session, and an answer with 401 only in its body, lead to different pages. */
export const Unauthorized: Story = {
  args: { start: { dataStatus: 401 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('accessDenied')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status of the answer' }), '401')
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('login')
  },
}
export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
