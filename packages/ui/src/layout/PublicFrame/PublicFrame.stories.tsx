import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Example } from './PublicFrame.example.tsx'
import { publicFrameGuide } from './PublicFrame.guide.ts'
import { PublicFrame } from './PublicFrame.tsx'

const meta = {
  title: 'layout/PublicFrame',
  component: PublicFrame,
  tags: ['autodocs'],
  parameters: { guide: publicFrameGuide, layout: 'fullscreen' },
  args: {
    brand: { name: 'Gatewell', href: '#home' },
    supportPhone: '(972) 555-0148',
    loginHref: '#login',
    footer: { company: 'Gatewell Access Systems', privacyHref: '#privacy' },
    placement: 'low',
    children: (
      <Card padding="roomy" style={{ inlineSize: '100%', maxInlineSize: 400 }}>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>Log in</Heading>
            <Text tone="muted">Gates, doors and visitors of your property.</Text>
          </Stack>
          <InlineAlert>The session time has expired. Please re-login again!</InlineAlert>
          <Button variant="primary" size="form" isFullWidth>Log in</Button>
        </Stack>
      </Card>
    ),
  },
} satisfies Meta<typeof PublicFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const support = within(canvasElement).getByRole('link', { name: 'Support (972) 555-0148' })
    await expect(support).toHaveAttribute('href', 'tel:9725550148')
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const SignInDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const NarrowRightToLeft: Story = {
  args: {
    labels: { login: 'تسجيل الدخول' },
    footer: { company: 'Gatewell Access Systems', privacyHref: '#privacy', labels: { privacy: 'سياسة الخصوصية' } },
    children: (
      <Card padding="roomy" style={{ inlineSize: '100%', maxInlineSize: 400 }}>
        <Stack gap={5}>
          <Heading level={1}>تسجيل الدخول</Heading>
          <InlineAlert>انتهت مدة الجلسة. يرجى تسجيل الدخول مرة أخرى!</InlineAlert>
          <Button variant="primary" size="form" isFullWidth>تسجيل الدخول</Button>
        </Stack>
      </Card>
    ),
  },
  globals: { viewport: { value: 'narrow' }, direction: 'rtl' },
}
