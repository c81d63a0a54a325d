import { missingQuietZone } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type SyntheticEvent, useState } from 'react'
import { styled } from 'styled-components'

export interface QrTileProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The code as base64 of a PNG, without a `data:` prefix. */
  image: string
  /** Text for screen readers: the doors that the code opens, and whether it is new or used. */
  alt: string
  /** `card`: with an edge. `lamp`: for a white page, without an edge. */
  look?: 'card' | 'lamp'
}

/**
 * A QR code to hold to a reader at a door: black on white in every theme and in forced colors, at least 240 px, with a light border of four
 * modules.
 */
export const QrTile = forwardRef<HTMLDivElement, QrTileProps>(function QrTile({ image, alt, look = 'card', style, ...rest }, ref) {
  const [padding, setPadding] = useState(0)
  return (
    <Tile {...rest} ref={ref} data-look={look} style={{ ...style, padding: `${(padding * 100).toFixed(2)}%` }}>
      <img src={`data:image/png;base64,${image}`} alt={alt} onLoad={(event) => setPadding(measure(event))} />
    </Tile>
  )
})

function measure({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): number {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0) return 0
  context.drawImage(image, 0, 0)
  return missingQuietZone(context.getImageData(0, 0, canvas.width, canvas.height))
}

const Tile = styled.div`
  inline-size: 100%;
  min-inline-size: 240px;
  overflow: hidden;
  background: var(--portal-qr-ground);
  line-height: 0;
  forced-color-adjust: none;

  &[data-look='card'] {
    border: 1px solid var(--portal-invite-tile-border);
    border-radius: var(--portal-radius-card);
  }
  > img {
    display: block;
    inline-size: 100%;
    max-inline-size: none;
    block-size: auto;
    image-rendering: pixelated;
  }
  @media print {
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`
