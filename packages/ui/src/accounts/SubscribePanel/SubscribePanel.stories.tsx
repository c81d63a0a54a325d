import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AppLinks } from '../AppLinks/AppLinks.tsx'
import { exampleArabic } from '../internal/exampleArabic.ts'
import { ExampleFrame } from '../../internal/exampleFrame.ts'
import { Example } from './SubscribePanel.example.tsx'
import { subscribePanelGuide } from './SubscribePanel.guide.ts'
import { SubscribePanel } from './SubscribePanel.tsx'

const empty = { username: '', password: '', confirm: '' }
const complete = { username: 'marcus.tran@mail.example', password: 'tran-gate7', confirm: 'tran-gate7' }
const blur = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

const meta = {
  title: 'accounts/SubscribePanel',
  component: SubscribePanel,
  tags: ['autodocs'],
  parameters: { guide: subscribePanelGuide, layout: 'fullscreen' },
  args: { values: empty, onValuesChange: fn(), onSubmit: fn(), callGroup: 'Tower B Desk', propertyName: 'Whispering Pines', loginHref: '#login' },
  decorators: [(Story) => <ExampleFrame placement="high"><Story /></ExampleFrame>],
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values)
    return (
      <SubscribePanel
        {...args}
        values={values}
        onValuesChange={(changed) => {
          setValues(changed.values)
          args.onValuesChange(changed)
        }}
      />
    )
  },
} satisfies Meta<typeof SubscribePanel>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const EmptyPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Each field shows its message, and the button says why it is disabled. */
export const WithMessages: Story = {
  args: { values: { username: 'marcus.tran@mail', password: 'tran-gate7', confirm: 'tran-gat' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText('Username'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByText('Please Enter Valid Username')).toBeVisible()
    await expect(canvas.getByText('Confirm Passwords do not match..')).toBeVisible()
    blur()
  },
}
export const WithMessagesDark: Story = { ...WithMessages, globals: { theme: 'dark' } }

/** A press on the disabled button shows the first alert in the specification's order, and moves the focus to its field. */
export const RefusedPhone: Story = {
  args: { onSubmit: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please Enter Username')
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    blur()
  },
}

export const RefusedByServer: Story = { args: { values: complete, error: 'Username already exists' } }

export const Sending: Story = { args: { values: complete, isBusy: true } }

/** The server accepted with another message, which is above the cleared fields. */
export const Accepted: Story = { args: { success: 'Your request was sent to the property.' } }

const apps = <AppLinks ios={{ href: 'https://apps.example/ios' }} android={{ href: 'https://apps.example/android' }} />

/** After 'Registered Successfully.' the form is gone. */
export const Registered: Story = { args: { success: 'Registered Successfully.', isHidden: true, appLinks: apps } }

export const RightToLeftPhone: Story = {
  args: {
    values: { ...complete, confirm: 'tran' },
    labels: {
      ...exampleArabic,
      title: 'الاشتراك في مجموعة الاتصال',
      intro: 'ستتصل بك {group} عندما يرن زائر.',
      groupAt: '{group} في {property}',
      username: 'اسم المستخدم',
      usernameHelp: 'بريدك الإلكتروني.',
      passwordHelp: 'من 8 إلى 15 حرفًا.',
      submit: 'اشترك',
      submitReason: 'متاح عندما تتطابق كلمتا المرور.',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}
