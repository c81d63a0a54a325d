import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { ToasterProvider, useToaster } from '../../feedback/Toaster/ToasterProvider.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Example } from './FootBar.example.tsx'
import { footBarGuide } from './FootBar.guide.ts'
import { FootBar } from './FootBar.tsx'

const fields = Array.from({ length: 16 }, (_, index) => `Field ${index + 1}`)

function LongForm(args: React.ComponentProps<typeof FootBar>) {
  const toaster = useToaster()
  return (
    <Stack gap={5} style={{ paddingInline: 32 }}>
      <Card title="A long form">
        <Stack gap={4}>
          {fields.map((label) => <TextField key={label} label={label} />)}
          <Button onClick={() => toaster.success('Restriction saved')}>Tell</Button>
        </Stack>
      </Card>
      <FootBar {...args} />
    </Stack>
  )
}

const meta = {
  title: 'layout/FootBar',
  component: FootBar,
  tags: ['autodocs'],
  parameters: { guide: footBarGuide, layout: 'fullscreen' },
  args: {
    fact: 'Not saved yet.',
    children: (
      <>
        <Button size="form">Cancel</Button>
        <Button size="form">Back</Button>
        <Button variant="primary" size="form">Next: Codes</Button>
      </>
    ),
  },
  render: (args) => <LongForm {...args} />,
  decorators: [(Story) => <ToasterProvider><Story /></ToasterProvider>],
} satisfies Meta<typeof FootBar>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Effect: Story = { args: { fact: '1 unsaved change: Weekly hours', effect: '3 users lose hours' } }
export const WaitingPhone: Story = { args: { waiting: 'Fix the highlighted fields.' }, globals: { viewport: { value: 'phone' } } }

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

/** The focused element is never behind the bar, and a toast never covers it. */
export const NothingBehindIt: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByText('Not saved yet.').parentElement
    if (!bar) throw new Error('The bar is there.')
    for (const label of fields) {
      await userEvent.tab()
      const field = canvas.getByLabelText(label)
      await expect(field).toHaveFocus()
      await waitFor(() => expect(bottomOf(field)).toBeLessThanOrEqual(bar.getBoundingClientRect().top))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }))
    const toast = (await canvas.findByText('Restriction saved')).closest('[data-tone]')
    if (!toast) throw new Error('The toast is there.')
    await waitFor(() => expect(bottomOf(toast)).toBeLessThanOrEqual(bar.getBoundingClientRect().top))
  },
}
