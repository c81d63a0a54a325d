import type { Meta, StoryObj } from '@storybook/react-vite'
import { bareQr, temporaryQr } from '../internal/qrFixtures.ts'
import { Example } from './QrTile.example.tsx'
import { qrTileGuide } from './QrTile.guide.ts'
import { QrTile } from './QrTile.tsx'

const meta = {
  title: 'access/QrTile',
  component: QrTile,
  tags: ['autodocs'],
  parameters: { guide: qrTileGuide },
  args: { image: temporaryQr, alt: 'QR key for Service Gate' },
} satisfies Meta<typeof QrTile>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The tile on several backgrounds, and with an image that lacks its light border, which the tile adds. */
export const Grounds: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 288px)' }}>
      {['var(--portal-surface-base)', 'var(--portal-surface-inverse)', 'var(--portal-danger-fill)'].map((background) => (
        <div key={background} style={{ background, padding: 16 }}>
          <QrTile image={temporaryQr} alt="QR key" />
          <div style={{ blockSize: 16 }} />
          <QrTile image={bareQr} alt="QR key from an image without margin" />
        </div>
      ))}
    </div>
  ),
}
export const GroundsDark: Story = { ...Grounds, globals: { theme: 'dark' } }
