import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextRules } from './TextRules.tsx'

const meta = {
  component: TextRules,
  title: 'domain/Password and text rules',
} satisfies Meta<typeof TextRules>

export default meta
type Story = StoryObj<typeof meta>

/** Both rules with fields to try them. */
export const Playground: Story = {}

export const Valid: Story = {
  args: { text: 'Unit 1407' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'sandbox1')
    await expect(canvas.getByText('Valid')).toBeVisible()
    await expect(canvas.getAllByText('Allowed').length).toBeGreaterThan(1)
  },
}

/** A script address is found even if it is written with character references. */
export const Forbidden: Story = {
  args: { password: 'SHORT', text: '&#106;avascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tooShort, noLowercase, noDigit')).toBeVisible()
    await expect(canvas.getByText('javascript:alert(1)', { selector: 'dd *' })).toBeVisible()
  },
}

/** The field refuses text that other parts of a page may contain. */
export const FieldRefuses: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'A field of the portal' })
    await userEvent.click(field)
    await userEvent.paste('https://example.test')
    await expect(field).toHaveValue('')
    await expect(await canvas.findByText(/web addresses/)).toBeVisible()
  },
}
export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
