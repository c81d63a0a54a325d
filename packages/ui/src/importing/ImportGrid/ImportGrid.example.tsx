import { ImportGrid } from '@portal/ui'
import { inspectSheet, editSheet, frameOfSheet, startEditing } from '@portal/domain'
import { useState } from 'react'

const places = {
  groups: ['Residents, Tower A', 'Residents, Tower B'], units: ['1204', '0208', '0905'],
  pins: ['88213', '10010', '00007'].map((pin) => ({ pin, holder: 'Marcus Tran', email: '', isCallGroup: false })), people: [],
}
const first = startEditing({
  kind: 'users',
  columns: ['Name', 'Unit', 'UserGroup', 'DirectoryPin'],
  rows: [
    { row: 14, cells: ['Guadalupe Etchegaray-Winterbourne', '1204', 'Residents Tower B', '417'], choice: 'merge' },
    { row: 52, cells: ['Hollis Vandermeer', '905', 'Residents, Tower A', '4.5E+12'], choice: 'merge' },
  ],
})

export function Example() {
  const [edited, setEdited] = useState(first)
  const { findings, twins } = inspectSheet(edited.sheet, frameOfSheet(edited.sheet, places))
  return (
    <ImportGrid
      label="Rows of movers.csv"
      columns={edited.sheet.columns}
      rows={edited.sheet.rows}
      findings={findings}
      twins={twins}
      onCellChange={(change) => setEdited(editSheet(edited, { kind: 'cell', ...change }))}
      onMend={({ finding }) => setEdited(editSheet(edited, { kind: 'mend', findings: [finding] }))}
      onChoiceChange={({ row, choice }) => setEdited(editSheet(edited, { kind: 'choice', rows: [row], choice }))}
    />
  )
}
