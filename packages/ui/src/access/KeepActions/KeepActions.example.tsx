import { KeepActions } from '@portal/ui'

export function Example() {
  return <KeepActions calendar={{ onKeep: () => undefined }} />
}
