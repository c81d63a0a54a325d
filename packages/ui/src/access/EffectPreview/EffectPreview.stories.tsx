import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextLink } from '../../elements/Link/index.ts'
import { effectPreviewGuide } from './EffectPreview.guide.ts'
import { EffectPreview } from './index.ts'

const effect = { gains: 3, loses: 2, keeps: 36 }

const meta = {
  title: 'access/EffectPreview',
  component: EffectPreview,
  tags: ['autodocs'],
  parameters: { guide: effectPreviewGuide },
  args: { effect, actions: <TextLink href="#people">See all 41 users</TextLink> },
  decorators: [(Story) => <div style={{ maxInlineSize: 368 }}><Story /></div>],
} satisfies Meta<typeof EffectPreview>

export default meta
type Story = StoryObj<typeof meta>

/** Try it with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** The example to copy. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <effectPreviewGuide.example.Example /> }

export const Effect: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Exact: Story = {
  args: { effect: { ...effect, gains: 1, loses: 1, keeps: 1, without: 118 }, gains: 'person gains Saturday morning', note: '31 codes are sent again, to 4 controllers.' },
}
export const NothingChanges: Story = { args: { effect: { ...effect, gains: 0, loses: 0 } } }
export const Failed: Story = { args: { effect: undefined, failure: { detail: 'ERROR 502 Bad Gateway. Nothing was changed.', onRetry: fn() } } }
export const PhoneRightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

export const Retrying: Story = {
  parameters: { screenshot: false },
  args: { effect: undefined, failure: { onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}
