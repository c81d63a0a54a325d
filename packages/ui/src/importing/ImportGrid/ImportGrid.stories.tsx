import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Example } from './ImportGrid.example.tsx'
import { importGridGuide } from './ImportGrid.guide.ts'
import { ImportGrid } from './ImportGrid.tsx'

const meta = {
  title: 'importing/ImportGrid',
  component: ImportGrid,
  tags: ['autodocs'],
  parameters: { guide: importGridGuide },
  args: {
    label: 'Rows of movers.csv',
    columns: ['Name', 'Unit', null, 'DirectoryPin', 'Phone'],
    rows: [
      { row: 14, cells: ['Guadalupe Etchegaray-Winterbourne', '1204', '', '417', '(713) 555-0117'], choice: 'merge' },
      { row: 52, cells: ['Hollis Vandermeer', '0905', '', '4.5E+12', '(281) 555-0190'], choice: 'merge' },
      { row: 97, cells: ['Imani Oyelaran', '3-14', '', '88213', '(832) 555-0126'], choice: 'skip' },
      { row: 131, cells: ['=HYPERLINK("http://a.example")', '0611', '', '', '(713) 555-0171'], choice: 'leaveOut' },
    ],
    findings: [
      { row: 14, cell: 3, column: 'DirectoryPin', value: '417', problem: 'leadingZero', mend: '00417' },
      { row: 52, cell: 3, column: 'DirectoryPin', value: '4.5E+12', problem: 'shortened', mend: null },
    ],
    twins: new Map([[97, 14]]),
    onCellChange: fn(),
    onMend: fn(),
    onChoiceChange: fn(),
  },
} satisfies Meta<typeof ImportGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** By keyboard: arrow keys move from cell to cell, Enter starts and ends an edit, and one press applies a fix. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Name of row 14/ }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Unit of row 52: 0905' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Unit of row 52' }))
    await userEvent.keyboard('0906{Enter}')
    await expect(args.onCellChange).toHaveBeenCalledWith({ row: 52, cell: 1, text: '0906' })
    await expect(canvas.getByRole('button', { name: 'Unit of row 97: 3-14' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Directory PIN of row 52' })).toHaveAccessibleDescription(/shortened this number/)
    await userEvent.click(canvas.getByRole('button', { name: 'Use 00417' }))
    await expect(args.onMend).toHaveBeenCalledTimes(1)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'If this user already exists' }), 'Create a second user')
    await expect(args.onChoiceChange).toHaveBeenCalledWith({ row: 97, choice: 'keepBoth' })
    await userEvent.click(canvas.getByRole('button', { name: 'Include row 131' }))
    await expect(args.onChoiceChange).toHaveBeenCalledWith({ row: 131, choice: 'merge' })
  },
}
