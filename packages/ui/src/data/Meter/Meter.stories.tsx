import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Example } from './Meter.example.tsx'
import { meterGuide } from './Meter.guide.ts'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'data/Meter',
  component: Meter,
  tags: ['autodocs'],
  parameters: { guide: meterGuide },
  args: { label: 'PINs on this controller', value: 188, max: 200, valueText: '188 of 200', tone: 'warning', help: '12 more fit.' },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Tones: Story = {
  render: () => (
    <Stack gap={4}>
      <Meter label="Uses left" value={0} max={10} valueText="0 of 10" />
      <Meter label="Uses left" value={4} max={10} valueText="4 of 10" />
      <Meter label="PINs" value={40} max={200} valueText="40 of 200" tone="success" />
      <Meter label="PINs" value={188} max={200} valueText="188 of 200" tone="warning" help="12 more fit." />
      <Meter label="PINs" value={203} max={200} valueText="203 of 200" tone="danger" help="3 PINs don’t open here." />
    </Stack>
  ),
}

export const TonesDarkPhone: Story = { ...Tones, globals: { theme: 'dark', viewport: { value: 'phone' } } }
