import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Inline } from '../../layout/Stack/Stack.tsx'
import { Example } from './Toaster.example.tsx'
import { toasterGuide } from './Toaster.guide.ts'
import { ToasterProvider, useToaster } from './ToasterProvider.tsx'

function Saves() {
  const toaster = useToaster()
  return (
    <Inline isWrapping>
      <Button onClick={() => toaster.success('Restriction saved', { description: '41 people, 3 doors' })}>Save</Button>
      <Button onClick={() => toaster.success('Dana Whitfield moved out', { action: { label: 'Undo', onPress: () => toaster.info('Moved back in') } })}>Move out</Button>
      <Button
        onClick={() => toaster.error('Calendar file could not be made', { description: 'Nothing was changed. You can still add it to your calendar.' })}
      >
        Make calendar file
      </Button>
      <Button onClick={() => toaster.warning('Saved, one gate is offline', { description: 'Pool Gate syncs when it’s back online.' })}>
        Save code
      </Button>
      <Button
        onClick={() => toaster.info('Import finished', {
          description: '238 people added, 5 rows left out', link: { href: '#rows', label: 'See rows' },
        })}
      >
        Import
      </Button>
    </Inline>
  )
}

function Page() {
  return <ToasterProvider><Saves /></ToasterProvider>
}

const meta = {
  title: 'feedback/Toaster',
  component: Page,
  tags: ['autodocs'],
  parameters: { guide: toasterGuide },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

interface Tried {
  kind: 'success' | 'error' | 'warning' | 'info'
  title: string
  description: string
}

function Try({ kind, title, description }: Tried) {
  const toaster = useToaster()
  return <Button onClick={() => toaster[kind](title, { description })}>Show it</Button>
}

/** Try the component with the controls. */
export const Playground: StoryObj<Tried> = {
  parameters: { screenshot: false },
  args: { kind: 'success', title: 'Restriction saved', description: '41 people, 3 doors' },
  argTypes: {
    kind: { control: 'inline-radio', options: ['success', 'error', 'warning', 'info'], description: 'Which of the functions of `useToaster` is called.' },
    title: { control: 'text', description: 'What happened.' },
    description: { control: 'text', description: 'What it means, or what to do.' },
  },
  render: (args) => <ToasterProvider><Try {...args} /></ToasterProvider>,
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const press = (name: string): Story['play'] => async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
}

export const Success: Story = { play: press('Save') }

export const Error: Story = { play: press('Make calendar file') }

export const WarningDark: Story = { play: press('Save code'), globals: { theme: 'dark' } }

export const InfoPhone: Story = { play: press('Import'), globals: { viewport: { value: 'phone' } } }

/** A press on the toast's action runs it and closes the toast. */
export const WithAction: Story = {
  play: async (context) => {
    await press('Move out')?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved back in')
    await userEvent.click(canvas.getByRole('button', { name: 'Move out' }))
  },
}

/** A second toast replaces the first; Escape closes it and returns the focus. */
export const OneAtOnce: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(region).toHaveTextContent('Restriction saved')
    const last = canvas.getByRole('button', { name: 'Import' })
    await userEvent.click(last)
    await expect(region).not.toHaveTextContent('Restriction saved')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(region).toBeEmptyDOMElement()
    await expect(last).toHaveFocus()
  },
}
