import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

function Form({ rows }: { rows: number }) {
  return (
    <main>
      <h1>Form</h1>
      <form>
        {Array.from({ length: rows }, (_, row) => <p key={row}><label>Field {row + 1} <input name={`field${row}`} /></label></p>)}
        <button type="submit">Save</button>
      </form>
    </main>
  )
}

const meta: Meta<typeof Form> = { component: Form }
export default meta

export const One: StoryObj<typeof Form> = { args: { rows: 1 } }
export const Few: StoryObj<typeof Form> = { args: { rows: 4 } }
export const Some: StoryObj<typeof Form> = { args: { rows: 8 } }
export const Many: StoryObj<typeof Form> = { args: { rows: 16 } }
export const Typed: StoryObj<typeof Form> = {
  args: { rows: 4 },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'Field 1' })
    await userEvent.type(field, 'Text')
    await expect(field).toHaveValue('Text')
  },
}
