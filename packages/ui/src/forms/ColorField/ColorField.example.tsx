import { ColorField } from '@portal/ui'

export function Example() {
  return <ColorField label="Color of buttons" help="For example #2f6b3a or rebeccapurple." defaultValue="#2f6b3a" />
}
