import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Icon } from '../../elements/Icon/index.ts'
import { Sheet } from '../internal/storyParts.tsx'
import { TextArea, TextField } from './index.ts'

const meta = {
  title: 'forms/TextField',
  component: TextField,
  args: { label: 'Call group name' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** Every state of one line and of several. */
export const Gallery: Story = {
  render: () => (
    <Sheet>
      <TextField label="Call group name" help="5 to 15 characters, shown on the directory." />
      <TextField label="Unit" isOptional defaultValue="1407" />
      <TextField label="Username" type="email" helpPlacement="above" help="Your email address. Letters, digits, dot, hyphen, underscore and plus." error="Please Enter Valid Username" defaultValue="marcus.tran@mail" />
      <TextField label="Search" type="search" start={<Icon icon={Search} />} placeholder="Name, unit or code" />
      <TextField label="Directory PIN" inputMode="numeric" defaultValue="04217" end={<span>5 digits</span>} />
      <TextField label="Phone" disabled defaultValue="(972) 555-0148" help="Available once the call group is saved." />
      <TextArea label="Notes" isOptional help="Only your staff sees them." />
      <TextArea label="Message to the guest" error="The text is too long." defaultValue={'Please use the service entrance, not the lobby.\nFreight elevator is padded until 5 PM.'} />
    </Sheet>
  ),
}
export const GalleryDark: Story = { ...Gallery, globals: { theme: 'dark' } }
export const GalleryPhoneRightToLeft: Story = { ...Gallery, globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

/** Label, error and help are all tied to the control. */
export const Tied: Story = {
  parameters: { screenshot: false },
  args: { help: '5 to 15 characters.', error: 'That name is taken.', id: 'group-name' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Call group name' })
    await expect(field).toHaveAccessibleDescription('That name is taken. 5 to 15 characters.')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAttribute('id', 'group-name')
  },
}
