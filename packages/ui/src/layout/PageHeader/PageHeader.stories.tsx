import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { validNowStatus } from '../../elements/StatusLabel/validityStatuses.ts'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Example } from './PageHeader.example.tsx'
import { pageHeaderGuide } from './PageHeader.guide.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'layout/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: { guide: pageHeaderGuide },
  args: {
    breadcrumb: [{ label: 'Users and guests', href: '#people' }, { label: 'Users', href: '#users' }],
    title: 'Christopher Featherstonehaugh-Okonkwo III',
    badge: <StatusLabel look="badge" status={validNowStatus}>Valid now</StatusLabel>,
    facts: 'PH-2 · Residents, First responders · since March 12, 2024',
    actions: (
      <>
        <Button variant="danger" icon={Trash2}>Remove</Button>
        <Button variant="primary" icon={Pencil}>Edit</Button>
      </>
    ),
  },
  render: (args) => (
    <Stack gap={5}>
      <PageHeader {...args} />
      <Card title="Contact">
        <DescriptionList
          items={[
            { term: 'Phone', value: <bdi>(713) 555-0177</bdi> },
            { term: 'Username', value: 'christopher.featherstonehaugh-okonkwo@whisperingpines.example' },
          ]}
        />
      </Card>
    </Stack>
  ),
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The breadcrumb ends with the page's own name if that differs from its title. */
export const ThePageItself: Story = { args: { breadcrumb: [{ label: 'Users', href: '#users' }, { label: 'New user' }], title: 'Ngozi Achterberg-Lindqvist', badge: undefined } }

export const LongNamePhone: Story = { globals: { viewport: { value: 'phone' } } }
