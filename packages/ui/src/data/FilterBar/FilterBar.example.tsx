import { FilterBar, FilterSelect, SearchField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [words, setWords] = useState('')
  const [group, setGroup] = useState('')
  return (
    <FilterBar search={<SearchField label="Search users" value={words} onValueChange={(change) => setWords(change.value)} />}>
      <FilterSelect
        label="Group"
        options={[{ value: '', label: 'All groups' }, { value: '3', label: 'Residents' }]}
        value={group}
        onValueChange={(change) => setGroup(change.value)}
      />
    </FilterBar>
  )
}
