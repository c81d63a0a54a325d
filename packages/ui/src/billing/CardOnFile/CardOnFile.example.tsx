import { CardOnFile } from '@portal/ui'

export function Example() {
  return <CardOnFile card={null} onReplace={() => undefined} />
}
