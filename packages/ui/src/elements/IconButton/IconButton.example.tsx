import { IconButton } from '@portal/ui'
import { Trash2 } from 'lucide-react'

export function Example() {
  return <IconButton icon={Trash2} label="Remove Pool Gate" />
}
