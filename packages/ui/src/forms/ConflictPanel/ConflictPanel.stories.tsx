import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Example } from './ConflictPanel.example.tsx'
import { conflictPanelGuide } from './ConflictPanel.guide.ts'
import { ConflictPanel, type ConflictPanelProps, type ConflictSide } from './ConflictPanel.tsx'

function Deciding({ value: first, onSideChange, ...props }: ConflictPanelProps) {
  const [value, setValue] = useState<Readonly<Record<string, ConflictSide>>>(first)
  const isOpen = props.fields.some(({ id }) => value[id] === undefined)
  return (
    <ConflictPanel
      {...props} value={value}
      onSideChange={(change) => {
        setValue({ ...value, [change.id]: change.side })
        onSideChange(change)
      }}
      actions={<Button variant="primary" disabledReason={isOpen ? 'Choose for every field.' : undefined}>Save</Button>}
    />
  )
}

const meta = {
  title: 'forms/ConflictPanel',
  component: ConflictPanel,
  tags: ['autodocs'],
  parameters: { guide: conflictPanelGuide },
  args: {
    who: 'Robert Kowalczyk', when: '4 minutes ago', onSideChange: fn(), value: { unit: 'mine' },
    fields: [
      { id: 'unit', label: 'Unit', mine: 'PH-2', theirs: 'PH-1' },
      { id: 'notes', label: 'Notes', mine: 'Two service dogs, freight elevator key on file with the leasing office.', theirs: '' },
    ],
    kept: [{ id: 'phone', label: 'Phone', value: '(713) 555-0162', by: 'mine' }, { id: 'group', label: 'Group', value: 'Residents, Tower B', by: 'theirs' }],
  },
  render: (args) => <div style={{ maxInlineSize: 560 }}><Deciding {...args} /></div>,
} satisfies Meta<typeof ConflictPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Dark: Story = { globals: { theme: 'dark' } }
export const PhoneRightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

export const Choosing: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(canvas.getByRole('group', { name: 'Notes' })).getByRole('radio', { name: 'Nothing' }))
    await expect(args.onSideChange).toHaveBeenCalledWith({ id: 'notes', side: 'theirs' })
    await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}
