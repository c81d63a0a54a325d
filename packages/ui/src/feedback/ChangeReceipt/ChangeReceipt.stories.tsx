import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Example } from './ChangeReceipt.example.tsx'
import { changeReceiptGuide } from './ChangeReceipt.guide.ts'
import { ChangeReceipt } from './ChangeReceipt.tsx'

const meta = {
  title: 'feedback/ChangeReceipt',
  component: ChangeReceipt,
  tags: ['autodocs'],
  parameters: { guide: changeReceiptGuide },
  args: {
    title: 'Saved: Christopher Featherstonehaugh-Okonkwo III',
    facts: 'Today, 10:02 AM, Dana Whitfield',
    changes: [
      { id: 'unit', label: 'Unit', before: 'PH-1', after: 'PH-2' },
      { id: 'phone', label: 'Phone', before: '', after: '(713) 555-0162' },
      { id: 'notes', label: 'Notes', before: 'Two service dogs.', after: 'Two service dogs, freight elevator key on file with the leasing office.' },
    ],
    note: 'Pool Gate is offline. It gets the codes when it is back.',
    actions: <Button size="compact">Undo</Button>,
  },
} satisfies Meta<typeof ChangeReceipt>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Dark: Story = { globals: { theme: 'dark' } }
export const PhoneRightToLeft: Story = {
  args: {
    title: 'تم الحفظ', changes: [{ id: 'unit', label: 'الوحدة', before: 'PH-1', after: 'PH-2' }],
    labels: { empty: 'فارغ', was: 'كان', now: 'الآن', copy: 'نسخ' },
  },
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
}

export const Copying: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy changes' }))
    const copied = await canvas.findByRole('button', { name: 'Copied' })
    await expect(write.mock.calls[0]?.[0].split('\n').slice(0, 3)).toEqual([
      'Saved: Christopher Featherstonehaugh-Okonkwo III (Today, 10:02 AM, Dana Whitfield)', 'Unit: PH-1 → PH-2', 'Phone: nothing → (713) 555-0162',
    ])
    write.mockRejectedValueOnce(new Error('Not allowed'))
    await userEvent.click(copied)
    await expect(await canvas.findByRole('button', { name: 'Couldn’t copy' })).toBeVisible()
  },
}
