import { TagInput } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [plates, setPlates] = useState(['TX 8KJ 204'])
  return <TagInput label="License plates" help="Press Enter after each." values={plates} onValuesChange={(change) => setPlates(change.values)} />
}
