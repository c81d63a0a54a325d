import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Example } from './TagInput.example.tsx'
import { tagInputGuide } from './TagInput.guide.ts'
import { TagInput } from './TagInput.tsx'

const meta = {
  title: 'forms/TagInput',
  component: TagInput,
  tags: ['autodocs'],
  parameters: { guide: tagInputGuide },
  args: { label: 'License plates', help: 'Press Enter after each.', defaultValues: ['TX 8KJ 204', 'TX 1AB 777'], onValuesChange: fn() },
} satisfies Meta<typeof TagInput>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Adding: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'License plates' })
    await userEvent.type(field, 'OK 55 X{Enter}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: ['TX 8KJ 204', 'TX 1AB 777', 'OK 55 X'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove TX 1AB 777' }))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: ['TX 8KJ 204'] })
    await userEvent.click(field)
    await userEvent.paste('A 1, B 2; A 1')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: ['TX 8KJ 204', 'A 1', 'B 2'] })
  },
}

export const FilledDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
