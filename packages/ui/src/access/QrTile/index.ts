export { QrTile } from './QrTile.tsx'
export type { QrTileProps } from './QrTile.tsx'
