import { SearchField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [words, setWords] = useState('')
  return <SearchField label="Search users" value={words} onValueChange={(change) => setWords(change.value)} />
}
