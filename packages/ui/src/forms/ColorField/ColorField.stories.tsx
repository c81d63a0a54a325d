import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Example } from './ColorField.example.tsx'
import { colorFieldGuide } from './ColorField.guide.ts'
import { ColorField } from './ColorField.tsx'

const meta = {
  title: 'forms/ColorField',
  component: ColorField,
  tags: ['autodocs'],
  parameters: { guide: colorFieldGuide },
  args: { label: 'Color of buttons', help: 'For example #2f6b3a or rebeccapurple.', defaultValue: '#2f6b3a', onValueChange: fn() },
} satisfies Meta<typeof ColorField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** A color name becomes its number when the user leaves the field; other text stays. */
export const Named: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Color of buttons' })
    await userEvent.type(field, 'rebeccapurple')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'rebeccapurple', color: '#663399' })
    await userEvent.tab()
    await expect(field).toHaveValue('#663399')
  },
}
