import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Example } from './Pagination.example.tsx'
import { paginationGuide } from './Pagination.guide.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'data/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: { guide: paginationGuide },
  args: { page: 2, pageCount: 16, onPageChange: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Gallery: Story = {
  render: (args) => (
    <Stack gap={4} align="flex-start">
      <Pagination {...args} />
      <Pagination {...args} page={1} pageCount={3} labels={{ name: 'Invoices' }} />
      <Pagination {...args} page={2611} pageCount={5000} labels={{ name: 'Events' }} />
    </Stack>
  ),
}
export const GalleryDark: Story = { ...Gallery, globals: { theme: 'dark' } }
export const PhoneRightToLeft: Story = { args: { page: 9 }, globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

/** At the first and last page the disabled button stays focusable. */
export const Ends: Story = {
  parameters: { screenshot: false },
  args: { page: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    await userEvent.click(previous)
    await expect(previous).toHaveFocus()
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 2 })
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
