import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Sheet } from '../internal/storyParts.tsx'
import { Example } from './PasswordRequirements.example.tsx'
import { passwordRequirementsGuide } from './PasswordRequirements.guide.ts'
import { PasswordRequirements } from './PasswordRequirements.tsx'

const meta = {
  title: 'forms/PasswordRequirements',
  component: PasswordRequirements,
  tags: ['autodocs'],
  parameters: { guide: passwordRequirementsGuide },
  args: { value: '' },
} satisfies Meta<typeof PasswordRequirements>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { value: 'wren-house' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Gallery: Story = {
  render: () => (
    <Sheet>
      <PasswordRequirements value="" />
      <PasswordRequirements value="wren-house-4" />
      <PasswordRequirements value="WREN" isJudged />
      <PasswordRequirements value="wren house 4" isJudged />
    </Sheet>
  ),
}
export const GalleryDarkPhone: Story = { ...Gallery, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** Screen readers get one announcement after a pause, not one for every key. */
export const Announced: Story = {
  parameters: { screenshot: false },
  args: { value: 'wren' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await waitFor(async () => { await expect(status).toHaveTextContent('1 of 3 password requirements are met.') })
  },
}
