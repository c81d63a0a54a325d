import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Example } from './CopyButton.example.tsx'
import { copyButtonGuide } from './CopyButton.guide.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'elements/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: { guide: copyButtonGuide },
  args: { text: 'https://keys.example/Invite?d=7Q2', children: 'Copy link', onRefuse: fn() },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The browser refuses to copy: the button says so, and the page selects the text. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('refused')) } })
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
      await expect(await canvas.findByRole('button', { name: 'Couldn’t copy' })).toBeVisible()
      await expect(args.onRefuse).toHaveBeenCalledOnce()
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  },
}
