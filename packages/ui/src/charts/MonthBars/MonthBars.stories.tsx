import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Example } from './MonthBars.example.tsx'
import { monthBarsGuide } from './MonthBars.guide.ts'
import { MonthBars } from './MonthBars.tsx'

const kinds = ['Gate service', 'Cellular line', 'Virtual keys', 'Site visit', 'Tax']
const months = Array.from({ length: 12 }, (_, index) => ({
  month: index === 0 ? '2025-12-01' : `2026-${String(index).padStart(2, '0')}-01`,
  cents: [31_200, 4_485, 4_800 + index * 100, index % 6 === 2 ? 18_500 : 0, 3_419],
}))

const meta = {
  title: 'charts/MonthBars',
  component: MonthBars,
  tags: ['autodocs'],
  parameters: { guide: monthBarsGuide },
  args: { kinds, months },
} satisfies Meta<typeof MonthBars>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const TwelveMonthsDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const TwelveMonthsForcedColors: Story = { parameters: { forcedColors: true } }

export const TwelveMonthsRightToLeft: Story = { globals: { direction: 'rtl' } }

/** A new account has one invoice. */
export const OneMonth: Story = { args: { months: months.map(({ month, cents }, index) => ({ month, cents: index === 11 ? cents : [] })) } }

/** Arrow keys move the focus from month to month. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('img', { name: /^December 2025\. Gate service: \$312\.00\./ })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('img', { name: /^November 2026\. .* Total: \$450\.04$/ })).toHaveFocus()
  },
}

/** A credit is in the table, but isn't drawn. */
export const AsTable: Story = {
  parameters: { screenshot: false },
  args: { kinds: ['Gate service', 'Credit'], months: [{ month: '2026-11-01', cents: [31_200, -5_000] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'November 2026 $312.00 -$50.00 $262.00' })).toBeVisible()
  },
}
