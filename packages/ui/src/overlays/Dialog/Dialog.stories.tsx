import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock, DoorOpen, LogIn, Pencil } from 'lucide-react'
import { createRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { shownInAFrame } from '../../docs/shownInAFrame.ts'
import { Button } from '../../elements/Button/Button.tsx'
import { heldOpenStatus } from '../../elements/StatusLabel/doorStatuses.ts'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Example } from './Dialog.example.tsx'
import { dialogGuide } from './Dialog.guide.ts'
import { Dialog } from './Dialog.tsx'

const safe = createRef<HTMLButtonElement>()

const meta = {
  title: 'overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { guide: dialogGuide, docs: shownInAFrame },
  args: { isOpen: true, onOpenChange: fn(), title: 'You have unsaved changes. Go back anyways?' },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { description: 'What you typed is not saved.', isClosable: true } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The button that discards changes is away from the others, and the safe button has the focus. */
export const UnsavedChanges: Story = {
  args: {
    icon: Pencil,
    tone: 'warning',
    initialFocus: safe,
    description: 'You would lose 3 changes to “Vendors, weekday and Friday night”.',
    leadAction: <Button variant="danger">Go back anyways</Button>,
    actions: (
      <>
        <Button ref={safe}>Keep editing</Button>
        <Button variant="primary">Save and go back</Button>
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'You have unsaved changes. Go back anyways?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false })
  },
}

export const UnsavedChangesDarkPhone: Story = { ...UnsavedChanges, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A title that says all has as much space above the buttons as a text. */
export const TitleAlone: Story = {
  args: { title: 'Delete “Office hours”?', actions: <><Button>Cancel</Button><Button variant="dangerConfirm">Delete template</Button></> },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByRole('heading').getBoundingClientRect()
    const foot = dialog.getByRole('button', { name: 'Cancel' }).closest('footer')?.getBoundingClientRect()
    await expect((foot?.top ?? 0) - title.bottom).toBeGreaterThanOrEqual(16)
  },
}
export const TitleAlonePhone: Story = { ...TitleAlone, globals: { viewport: { value: 'phone' } } }

/** The dialog can't be closed, only answered. */
export const SessionExpired: Story = {
  args: {
    role: 'alertdialog',
    icon: Clock,
    tone: 'info',
    title: 'The session time has expired. Please re-login again!',
    description: '1 change was not saved: the phone number of Marcus Tran. After you log in, this page opens again.',
    actions: <Button variant="primary" icon={LogIn}>Log in</Button>,
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** A dialog with a list of actions for one door, which has a close button. */
export const ClosablePhone: Story = {
  args: {
    title: 'Clubhouse Front Door',
    isClosable: true,
    children: (
      <Stack gap={3}>
        <StatusLabel status={heldOpenStatus}>Held open until 6:00 PM, by schedule</StatusLabel>
        <Text tone="muted">No effect while it is held open</Text>
        <Button size="touch" icon={DoorOpen} isFullWidth>Open once</Button>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} title="Leave?" actions={<Button onClick={() => setOpen(false)}>Stay</Button>} />
    </>
  )
}

/** The focus returns to the control that opened the dialog. */
export const ReturnsFocus: Story = {
  parameters: { screenshot: false },
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Leave' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The dialog keeps its own state: a button opens it, Escape and its actions close it. */
export const Triggered: Story = {
  parameters: { screenshot: false },
  render: () => (
    <Dialog
      size="wide" title="Delete 3 invites?" trigger={<Button>Delete</Button>}
      actions={({ close }) => <><Button onClick={close}>Cancel</Button><Button variant="dangerConfirm" onClick={close}>Delete 3 invites</Button></>}
    />
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete' })
    await userEvent.click(button)
    const dialog = await within(document.body).findByRole('dialog', { name: 'Delete 3 invites?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
