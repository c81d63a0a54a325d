import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Example } from './EffectPreview.example.tsx'
import { effectPreviewGuide } from './EffectPreview.guide.ts'
import { EffectPreview } from './EffectPreview.tsx'

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

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Dark: Story = { globals: { theme: 'dark' } }
export const Exact: Story = {
  args: { effect: { ...effect, gains: 1, loses: 1, keeps: 1, without: 118 }, gains: 'person gains Saturday morning', note: '31 codes are sent again, to 4 controllers.' },
}
/** The weeks before and after a change, laid over each other. */
export const Week: Story = {
  args: {
    week: {
      before: [{ days: [1, 2, 3, 4, 5], start: 480, end: 1080 }],
      after: [{ days: [1, 2, 3, 4, 5], start: 480, end: 960 }, { days: [6], start: 540, end: 720 }],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Added: Saturday, 9:00 AM to 12:00 PM$/)).toBeVisible()
    await expect(canvas.getByText(/^Removed: Monday to Friday, 4:00 PM to 6:00 PM$/)).toBeVisible()
  },
}
export const WeekForcedColors: Story = { ...Week, parameters: { forcedColors: true } }
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
