import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Hand, LogIn, RefreshCw, Search, Ticket, Trash2, X } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { iconChoice } from '../../docs/iconChoice.ts'
import { Inline, Stack } from '../../layout/Stack/Stack.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Example } from './Button.example.tsx'
import { buttonGuide } from './Button.guide.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'elements/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: { guide: buttonGuide },
  args: { children: 'Send invite', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  argTypes: { icon: iconChoice, iconEnd: iconChoice },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Every variant, size and state of a button. */
export const Gallery: Story = {
  render: () => (
    <Stack gap={5}>
      <Inline isWrapping>
        <Button variant="primary" icon={Ticket}>Send invite</Button>
        <Button>Keep editing</Button>
        <Button variant="quiet" icon={X}>Discard</Button>
        <Button variant="danger" icon={Trash2}>Remove access</Button>
        <Button variant="dangerConfirm">Remove access from 309 people</Button>
        <ButtonLink href="#home" icon={LogIn}>Log in</ButtonLink>
        <ButtonLink href="#next" variant="primary" iconEnd={ArrowRight}>Continue</ButtonLink>
      </Inline>
      <Inline isWrapping>
        <Button size="compact">Retry</Button>
        <Button>Retry</Button>
        <Button size="form">Retry</Button>
        <Button size="touch">Retry</Button>
        <IconButton icon={Search} label="Search" />
        <IconButton icon={X} label="Close" size="compact" />
        <IconButton icon={RefreshCw} label="Refresh" variant="secondary" />
        <Button aria-pressed="true">Hold</Button>
      </Inline>
      <Inline isWrapping>
        <Button variant="primary" isBusy>Save changes</Button>
        <Button icon={Ticket} isBusy>Send invite</Button>
        <Button disabled>Save changes</Button>
        <Button variant="primary" disabledReason="You can save when you’re back online.">Save changes</Button>
        <Button variant="danger" icon={Hand} disabled>Hold for 2 seconds</Button>
      </Inline>
      <div style={{ maxInlineSize: 336 }}>
        <Button variant="primary" size="form" isFullWidth>Log in</Button>
      </div>
    </Stack>
  ),
}

export const GalleryDark: Story = { ...Gallery, globals: { theme: 'dark' } }

/** On a phone buttons are larger. In right-to-left text arrows are mirrored. */
export const GalleryPhoneRightToLeft: Story = { ...Gallery, globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

/** A disabled button with a reason is focusable and says why. */
export const WithReason: Story = {
  args: { disabledReason: 'Available after a change.', children: 'Save changes' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' })
    await expect(button).toHaveAccessibleDescription('Available after a change.')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A second press while the button is busy does nothing. */
export const Busy: Story = {
  args: { isBusy: true },
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send invite', busy: true }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const GalleryForcedColors: Story = { ...Gallery, parameters: { forcedColors: true } }
