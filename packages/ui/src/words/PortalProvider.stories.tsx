import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '../data/Pagination/Pagination.tsx'
import { PortalProvider } from './PortalProvider.tsx'
import { Example } from './PortalProvider.example.tsx'
import { portalProviderGuide } from './PortalProvider.guide.ts'

const meta = {
  title: 'words/PortalProvider',
  component: PortalProvider,
  tags: ['autodocs'],
  parameters: { guide: portalProviderGuide, screenshot: false },
  args: { locale: 'en-GB', children: <Pagination page={2} pageCount={16} hrefFor={(page) => `#page-${page}`} /> },
} satisfies Meta<typeof PortalProvider>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { render: () => <Example /> }
