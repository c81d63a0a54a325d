import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { shownInAFrame } from '../../docs/shownInAFrame.ts'
import { Example } from './ConfirmDialog.example.tsx'
import { confirmDialogGuide } from './ConfirmDialog.guide.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: { guide: confirmDialogGuide, docs: shownInAFrame },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Remove access from 309 of 312 people?',
    confirmLabel: 'Remove access from 309 people',
    consequences: [
      { count: 309, effect: 'users can no longer open any door' },
      { count: 541, effect: 'codes, cards and app keys are deleted' },
      { count: 14, effect: 'invites they sent stop working' },
      { count: 3, effect: 'keep access: they are First responders' },
    ],
    warning: 'Pool Gate is offline. Old entry methods may still open it until it’s back online.',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The dialog says what will happen, and to how many users. Cancel gets the focus when the dialog opens. */
export const WithCounts: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Remove access from 309 people' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
  },
}

const gravest: Partial<Story> = { args: { word: 'REMOVE' } }

/** Typing the word enables the button. */
export const TypeTheWord: Story = {
  ...gravest,
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Remove access from 309 people' })
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(confirm).toHaveAccessibleDescription('First type REMOVE or hold the button above.')
    await userEvent.type(screen.getByRole('textbox', { name: 'Type REMOVE' }), 'REMOVE')
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const GravestDarkPhone: Story = { ...gravest, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** Holding the button for two seconds by keyboard confirms. An early release does nothing. */
export const HoldTheButton: Story = {
  ...gravest,
  parameters: { screenshot: false },
  play: async ({ args }) => {
    const hold = await screen.findByRole('button', { name: 'Hold for 2 seconds' })
    await fireEvent.keyDown(hold, { key: ' ' })
    await screen.findByRole('button', { name: 'Keep holding, 2 seconds left' })
    await fireEvent.keyUp(hold, { key: ' ' })
    await screen.findByRole('button', { name: 'Hold for 2 seconds' })
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await fireEvent.keyDown(hold, { key: 'Enter' })
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
  },
}

/** The last attempt failed: the dialog stays and says so. */
export const Failed: Story = {
  args: { error: 'The server did not answer. Nobody lost access.', warning: undefined },
}

export const Busy: Story = { args: { isBusy: true, warning: undefined } }
