import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Example } from './InviteMessage.example.tsx'
import { inviteMessageGuide } from './InviteMessage.guide.ts'
import { InviteMessage } from './InviteMessage.tsx'

const meta = {
  title: 'access/InviteMessage',
  component: InviteMessage,
  tags: ['autodocs'],
  parameters: { guide: inviteMessageGuide },
  args: { view: { kind: 'message', status: 'Expired', statusWord: 'expired', message: 'This invite has expired.', name: 'House cleaning' } },
} satisfies Meta<typeof InviteMessage>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const sheet = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))', gap: 24, alignItems: 'start' } as const

/** The service's message is first; the library's text only says what to do. */
export const Gallery: Story = {
  render: () => (
    <div style={sheet}>
      <InviteMessage view={{ kind: 'message', status: 'Expired', statusWord: 'expired', message: 'This invite has expired.', name: 'House cleaning: Brightwater Home Services' }} />
      <InviteMessage view={{ kind: 'message', status: 'NotYetValid', statusWord: 'startsLater', message: 'This invite is valid from November 24, 2026, 8:00 AM.', name: 'Move-in crew' }} />
      <InviteMessage view={{ kind: 'message', status: 'Revoked', statusWord: 'revoked', message: '', name: 'Dog walker' }} />
      <InviteMessage view={{ kind: 'message', status: 'UsedUp', statusWord: 'usedUp', message: 'All uses of this invite are used up.', name: 'Courier' }} />
      <InviteMessage view={{ kind: 'message', status: 'Invalid', statusWord: 'invalid', message: '', name: '' }} actions={<Button size="form">Try again</Button>} />
      <InviteMessage view={{ kind: 'message', status: 'Valid', statusWord: 'invalid', message: '<b>Not</b> markup: a message is text.', name: 'مفتاح الضيف' }} />
    </div>
  ),
}
export const GalleryDark: Story = { ...Gallery, globals: { theme: 'dark' } }

export const PhoneRightToLeft: Story = {
  args: { view: { kind: 'message', status: 'Expired', statusWord: 'expired', message: 'انتهت صلاحية هذه الدعوة.', name: 'تنظيف المنزل' } },
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
}

/** A message appears as text, even if the service sends HTML. */
export const MessageIsText: Story = {
  parameters: { screenshot: false },
  args: { view: { kind: 'message', status: 'Valid', statusWord: 'invalid', message: '<img src=x onerror=alert(1)>', name: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
