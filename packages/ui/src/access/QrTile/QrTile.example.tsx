import { QrTile } from '@portal/ui'

// The code as bare base64 of a PNG.
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

export function Example() {
  return <QrTile image={image} alt="QR key for Service Gate" />
}
