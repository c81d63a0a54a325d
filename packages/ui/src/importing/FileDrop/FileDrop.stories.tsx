import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Example } from './FileDrop.example.tsx'
import { fileDropGuide } from './FileDrop.guide.ts'
import { FileDrop } from './FileDrop.tsx'

const meta = {
  title: 'importing/FileDrop',
  component: FileDrop,
  tags: ['autodocs'],
  parameters: { guide: fileDropGuide },
  args: { label: 'File to import', accept: '.csv,.txt', help: 'CSV in any separator and encoding, up to 20 MB.', onFileChoose: fn(), onTextPaste: fn() },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The field in a form with other fields, where Save is the main button. */
export const InForm: Story = {
  args: { label: 'Logo', accept: 'image/png', help: 'PNG, up to 5 MB.', isInForm: true, onTextPaste: undefined, labels: { drop: 'Drop a picture here, or choose one.', choose: 'Choose a picture' } },
}
export const Refused: Story = { args: { error: 'This file has no rows.' }, globals: { theme: 'dark' } }

/** A user chooses a file with the button, or pastes rows with Ctrl+V. */
export const Brought: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const file = new File(['Name\nAna'], 'movers.csv', { type: 'text/csv' })
    await userEvent.upload(within(canvasElement).getByLabelText('File to import', { selector: 'input' }), file)
    await expect(args.onFileChoose).toHaveBeenCalledWith({ file })
    await userEvent.click(canvasElement)
    await userEvent.paste('Name\tUnit\nAna\t1204')
    await expect(args.onTextPaste).toHaveBeenCalledWith({ text: 'Name\tUnit\nAna\t1204' })
  },
}
