import { FilterBar, FilterSelect, SearchField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [words, setWords] = useState('')
  const [group, setGroup] = useState('')
  return (
    <FilterBar chosen={group === '' ? 0 : 1} search={<SearchField label="Search users" value={words} onValueChange={(change) => setWords(change.value)} />}>
      <FilterSelect
        label="Group"
        options={[{ value: '3', label: 'Residents' }, { value: '4', label: 'Vendors' }]}
        value={group}
        onValueChange={(change) => setGroup(change.value)}
      />
    </FilterBar>
  )
}
