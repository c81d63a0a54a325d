import { BrandMark } from '@portal/ui'

export function Example() {
  return <BrandMark name="Gatewell" href="/" />
}
