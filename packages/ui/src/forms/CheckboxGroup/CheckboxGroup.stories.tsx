import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Example } from './CheckboxGroup.example.tsx'
import { checkboxGroupGuide } from './CheckboxGroup.guide.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'forms/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs'],
  parameters: { guide: checkboxGroupGuide },
  args: {
    label: 'Doors',
    allLabel: 'All doors',
    minColumn: '240px',
    defaultValues: ['main'],
    options: [
      { value: 'main', label: 'Main Gate' }, { value: 'pool', label: 'Pool Gate', help: 'Closed in winter' },
      { value: 'lobby', label: 'Tower B Lobby' }, { value: 'dock', label: 'Dock', isDisabled: true },
    ],
    onValuesChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The box for all options shows that some are checked. A press checks all enabled options. */
export const PartOfAll: Story = {
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'All doors' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: ['main', 'pool', 'lobby'] })
    await expect(all).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Main Gate' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: ['pool', 'lobby'] })
    await expect(all).toBePartiallyChecked()
  },
}

export const WithErrorDarkPhone: Story = { args: { defaultValues: [], error: 'Choose at least one door.' }, globals: { theme: 'dark', viewport: { value: 'phone' } } }
