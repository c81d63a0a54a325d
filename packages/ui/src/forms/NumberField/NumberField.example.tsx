import { NumberField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [uses, setUses] = useState<number | null>(5)
  return <NumberField label="Uses" min={1} max={99} isOptional help="Leave blank for no limit." value={uses} onValueChange={(change) => setUses(change.value)} />
}
