import { unrestricted } from '@portal/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { vendors } from '../internal/exampleRestrictions.ts'
import { Example } from './RestrictionSummary.example.tsx'
import { restrictionSummaryGuide } from './RestrictionSummary.guide.ts'
import { RestrictionSummary } from './RestrictionSummary.tsx'
import { inLanguage } from '../../words/exampleLanguage.tsx'
import { es } from '../../words/es.ts'
import { PortalProvider } from '../../words/PortalProvider.tsx'

const meta = {
  title: 'access/RestrictionSummary',
  component: RestrictionSummary,
  tags: ['autodocs'],
  parameters: { guide: restrictionSummaryGuide },
  args: { restriction: vendors, timeZone: 'America/Chicago', viewerTimeZone: 'America/Los_Angeles', source: 'From Vendors, weekday and Friday night' },
} satisfies Meta<typeof RestrictionSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Gallery: Story = {
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: 720 }}>
      <RestrictionSummary {...args} />
      <RestrictionSummary restriction={unrestricted} size="body" />
      <RestrictionSummary restriction={{ ...unrestricted, windows: [] }} size="body" />
      <PortalProvider locale="es-MX" words={es}><RestrictionSummary restriction={{ ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 1320, end: 360 }] }} size="body" /></PortalProvider>
    </Stack>
  ),
}
export const GalleryDark: Story = { ...Gallery, globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { decorators: [inLanguage('ar-EG')], args: { source: 'من المجموعة' }, globals: { direction: 'rtl' } }
