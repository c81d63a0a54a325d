import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './DescriptionList.example.tsx'
import { descriptionListGuide } from './DescriptionList.guide.ts'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'layout/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  parameters: { guide: descriptionListGuide },
  args: {
    items: [
      { term: 'Phone', value: <bdi>(713) 555-0177</bdi> },
      { term: 'Unit', value: 'PH-2' },
      { term: 'Username', value: 'christopher.featherstonehaugh@whisperingpines.example' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  // The values are plain texts, so that Storybook's controls can edit them.
  args: { items: [{ term: 'Phone', value: '(713) 555-0177' }, { term: 'Unit', value: 'PH-2' }] },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
