import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DateField } from '../DateField/DateField.tsx'
import { Sheet } from '../internal/storyParts.tsx'
import { Example } from './TimeField.example.tsx'
import { timeFieldGuide } from './TimeField.guide.ts'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'
import { PortalProvider } from '../../words/PortalProvider.tsx'

function Kept({ value: first, onValueChange, ...props }: TimeFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <TimeField
      {...props} value={value}
      onValueChange={(change) => {
        setValue(change.value)
        onValueChange(change)
      }}
    />
  )
}

const meta = {
  title: 'forms/TimeField',
  component: TimeField,
  tags: ['autodocs'],
  parameters: { guide: timeFieldGuide },
  args: { label: 'Ends', value: 930, onValueChange: fn(), onReadableChange: fn(), isEnd: true },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Gallery: Story = {
  render: () => (
    <Sheet>
      <Kept label="Starts" value={420} onValueChange={fn()} />
      <Kept label="Ends" value={1440} isEnd onValueChange={fn()} help="Midnight is the end of the day." />
      <PortalProvider locale="de" words={{ language: 'de' }}><Kept label="Ends" value={1440} isEnd onValueChange={fn()} /></PortalProvider>
      <Kept label="Time" value={null} canBeEmpty isOptional placeholder="End of day" onValueChange={fn()} />
      <Kept label="Time" value={600} disabled onValueChange={fn()} />
      <DateField label="Date" value="2026-11-21" onValueChange={fn()} />
      <DateField label="Ends" isOptional value={null} onValueChange={fn()} error="The end is before the start." />
    </Sheet>
  ),
}
export const GalleryDarkPhone: Story = { ...Gallery, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A typed time is reported once, when the user leaves the field. Text that isn't a time stays, with an error. */
export const Typing: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ends' })
    const type = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await userEvent.tab()
    }
    await type('2130')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 1290 })
    await expect(field).toHaveValue('9:30 PM')
    args.onValueChange.mockClear()
    await type('12 am')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 1440 })
    args.onValueChange.mockClear()
    await type('half nine')
    await expect(field).toHaveValue('half nine')
    await expect(field).toHaveAccessibleDescription('Enter a time, such as 9:30 PM or 21:30.')
    await expect(args.onReadableChange).toHaveBeenLastCalledWith({ isReadable: false })
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await type('9')
    await expect(field).toBeValid()
    await expect(args.onReadableChange).toHaveBeenLastCalledWith({ isReadable: true })
  },
}

export const ArrowKeys: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Ends' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 945 })
    await userEvent.keyboard('{PageDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 900 })
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 960 })
  },
}
