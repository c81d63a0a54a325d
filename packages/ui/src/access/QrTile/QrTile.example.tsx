import { QrTile } from '@portal/ui'

// The code as base64 of a PNG, without a `data:` prefix.
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

export function Example() {
  return <QrTile image={image} alt="QR key for Service Gate" />
}
