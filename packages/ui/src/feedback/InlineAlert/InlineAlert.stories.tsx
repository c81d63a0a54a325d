import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './InlineAlert.example.tsx'
import { inlineAlertGuide } from './InlineAlert.guide.ts'
import { InlineAlert } from './InlineAlert.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'

const meta = { title: 'feedback/InlineAlert', component: InlineAlert, tags: ['autodocs'], parameters: { guide: inlineAlertGuide } } satisfies Meta<typeof InlineAlert>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { tone: 'warning', children: 'Pool Gate is offline. Old entry methods may still open it until it’s back online.' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** One alert in each tone, with and without an action. */
export const Tones: Story = {
  render: () => (
    <Stack gap={3} style={{ maxInlineSize: 480 }}>
      <InlineAlert>The session time has expired. Please re-login again!</InlineAlert>
      <InlineAlert tone="success" title="Invite sent to Lone Star Movers.">
        4 places, until 6:00 PM today. <TextLink href="#invite">Open it</TextLink>
      </InlineAlert>
      <InlineAlert tone="warning">Pool Gate is offline. Old entry methods may still open it until it’s back online.</InlineAlert>
      <InlineAlert tone="danger" title="Not saved." actions={<Button size="compact">Retry</Button>}>
        The server did not answer. Your phone number is still here.
      </InlineAlert>
    </Stack>
  ),
}

export const TonesDarkPhone: Story = { ...Tones, globals: { theme: 'dark', viewport: { value: 'phone' } } }
