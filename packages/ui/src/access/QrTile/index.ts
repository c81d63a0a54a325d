export { QrTile, type QrTileProps } from './QrTile.tsx'
