import { accessPrecedence, accessPrecedenceWords } from '@portal/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../../elements/Card/Card.tsx'
import { Example } from './PrecedenceLegend.example.tsx'
import { precedenceLegendGuide } from './PrecedenceLegend.guide.ts'
import { PrecedenceLegend } from './PrecedenceLegend.tsx'
import { es } from '../../words/es.ts'
import { PortalProvider } from '../../words/PortalProvider.tsx'

const meta = {
  title: 'access/PrecedenceLegend',
  component: PrecedenceLegend,
  tags: ['autodocs'],
  parameters: { guide: precedenceLegendGuide },
  args: { current: 'groupRestriction' },
  decorators: [(Story) => <Card title="What decides access" style={{ maxInlineSize: 368 }}><Story /></Card>],
} satisfies Meta<typeof PrecedenceLegend>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const rungs = within(canvasElement).getAllByRole('listitem')
    await expect(rungs.map((rung) => rung.querySelector('p')?.textContent)).toEqual(accessPrecedence.map(({ rule }) => accessPrecedenceWords.en[rule].title))
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const DarkSpanish: Story = { decorators: [(Story) => <PortalProvider locale="es-US" words={es}><Story /></PortalProvider>], globals: { theme: 'dark' } }
export const PhoneRightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }
