import { createImportDesk, decodeText, findHeading, type FileSource, type SheetFile } from '@portal/domain'
import { type ImportPlace, ImportWizard } from '@portal/ui'
import { useMemo, useState } from 'react'

const known = {
  groups: ['Residents, Tower A', 'Residents, Tower B'], units: ['1204', '0208', '0905'],
  pins: ['88213', '10010', '00007'].map((pin) => ({ pin, holder: 'Marcus Tran', email: '', isCallGroup: false })), people: [],
}

/** Replace this by your file reader. This one reads cells separated by “;” or tabs. */
async function read({ kind, name, bytes }: FileSource): Promise<SheetFile> {
  const { text, encoding, isGuess } = decodeText(bytes)
  const lines = text.split('\n').map((line, index) => ({ row: index + 1, cells: line.trim().split(/[;\t]/) }))
  const heading = findHeading(kind, lines.map(({ cells }) => cells))
  return { name, encoding, isGuess, sheet: null, sheets: [], headings: lines[heading]?.cells ?? null, rows: lines.slice(heading + 1) }
}

export function Example() {
  const desk = useMemo(() => createImportDesk(read), [])
  const [place, setPlace] = useState<ImportPlace>({ step: 'upload', show: null, page: 1 })
  const [sent, setSent] = useState('')
  return (
    <>
      <ImportWizard
        kind="users"
        desk={desk}
        known={known}
        targets={[{ value: '1', label: 'Whispering Pines' }]}
        address={{ place, hrefFor: ({ step, show }) => `#${step}-${show ?? 'first'}`, onPlaceChange: ({ place: next }) => setPlace(next) }}
        onFileSave={({ fileName, rows }) => setSent(`${fileName}: ${rows.length} rows`)}
        onSend={async ({ sheet }) => {
          for await (const rows of sheet.rows()) setSent(`${rows.length} rows of ${sheet.fileName}`)
        }}
      />
      <output>{sent}</output>
    </>
  )
}
