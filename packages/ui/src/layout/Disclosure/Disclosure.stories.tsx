import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Text } from '../../elements/Text/Text.tsx'
import { Example } from './Disclosure.example.tsx'
import { disclosureGuide } from './Disclosure.guide.ts'
import { Disclosure, Accordion } from './Disclosure.tsx'

const meta = {
  title: 'layout/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  parameters: { guide: disclosureGuide },
  args: { summary: 'How long is the log kept?', children: <Text>For 12 months, then it is deleted.</Text>, onOpenChange: fn() },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('How long is the log kept?'))
    await expect(canvas.getByText('For 12 months, then it is deleted.')).toBeVisible()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: true })
    await userEvent.click(canvas.getByText('How long is the log kept?'))
    await expect(canvas.getByText('For 12 months, then it is deleted.')).not.toBeVisible()
  },
}

/** A list of disclosures, of which one is open at a time. */
export const OneAtATime: Story = {
  render: () => (
    <Accordion isExclusive>
      <Disclosure summary="How long is the log kept?" defaultIsOpen><Text>For 12 months, then it is deleted.</Text></Disclosure>
      <Disclosure summary="Who can see it?"><Text>Administrators of this account.</Text></Disclosure>
      <Disclosure summary="A very long question that does not fit into one line of a telephone and therefore wraps under itself"><Text>Yes.</Text></Disclosure>
    </Accordion>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Who can see it?'))
    await expect(canvas.getByText('Administrators of this account.')).toBeVisible()
    await expect(canvas.getByText('For 12 months, then it is deleted.')).not.toBeVisible()
  },
}

export const OneAtATimeDarkPhone: Story = { ...OneAtATime, globals: { theme: 'dark', viewport: { value: 'phone' } } }
