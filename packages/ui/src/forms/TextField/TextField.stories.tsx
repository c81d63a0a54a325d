import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { Sheet } from '../internal/storyParts.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { ReadOnlyField } from '../ReadOnlyField/ReadOnlyField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { Example } from './TextField.example.tsx'
import { textFieldGuide } from './TextField.guide.ts'
import { TextArea, TextField } from './TextField.tsx'

const meta = {
  title: 'forms/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: { guide: textFieldGuide },
  args: { label: 'Call group name' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { label: 'Call group name', help: 'Enter 5 to 15 characters. Visitors see it at the station.' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Text fields and text areas in every state. */
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
export const GalleryDarkPhone: Story = {
  ...Gallery,
  parameters: { viewport: { options: { phonePage: { name: 'Phone 390, whole page', styles: { width: '390px', height: '1040px' }, type: 'mobile' } } } },
  globals: { theme: 'dark', viewport: { value: 'phonePage' } },
}

/** All kinds of fields in a right-to-left language. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Sheet>
      <TextField label="الوحدة" isOptional labels={{ optional: 'اختياري' }} defaultValue="1407" help="كما تظهر على الباب." />
      <TextField label="البريد الإلكتروني" type="email" dir="ltr" defaultValue="marcus.tran@mail" error="العنوان غير صالح." />
      <TextField label="بحث" type="search" start={<Icon icon={Search} />} placeholder="الاسم أو الوحدة" />
      <SelectField label="العقار" options={[{ value: '1', label: 'برج ب' }]} />
      <ReadOnlyField label="الحساب" value="christopher.featherstonehaugh@whisperingpines.example" dir="ltr" help="حدده العقار." />
      <CheckboxField label="السماح بالدخول عبر الويب" defaultChecked help="يصل رابط إلى بريد الشخص." />
      <RadioGroup label="نوع الدعوة" options={[{ value: 'a', label: 'مؤقتة', help: 'رمز واحد.' }, { value: 'b', label: 'متكررة' }]} value="a" onValueChange={() => undefined} />
    </Sheet>
  ),
}

/** Label, error and help are connected to the control for screen readers. */
export const Tied: Story = {
  parameters: { screenshot: false },
  args: { help: 'Enter 5 to 15 characters.', error: 'That name is taken.', id: 'group-name' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Call group name' })
    await expect(field).toHaveAccessibleDescription('That name is taken. Enter 5 to 15 characters.')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAttribute('id', 'group-name')
  },
}
