import type { FileFacts, FileProblem, ImportKind, SheetQuestion } from '@portal/domain'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { FootBar } from '../../layout/FootBar/FootBar.tsx'
import { Inline, Stack } from '../../layout/Stack/Stack.tsx'
import { FileDrop } from '../FileDrop/FileDrop.tsx'
import { useImportWords } from '../ImportGrid/useImportWords.ts'
import { fileFact, type ImportWords, sayFileProblem } from './fileFact.ts'
import { templateOf } from './templateOf.ts'

export interface UploadStepProps {
  kind: ImportKind
  words: ImportWords
  /** The file, if it was already read. */
  facts: FileFacts | null
  /** A link at the start of the footer. */
  back: ReactNode
  /** Reads the file; returns null if it was accepted. */
  onFileChoose: (choice: { name: string; bytes: Uint8Array; sheet: string | null }) => Promise<SheetQuestion | FileProblem | null>
  onFileSave: (save: { fileName: string; rows: string[][] }) => void
  onNext: () => void
  onForget: () => void
}

interface Asked {
  name: string
  file: Blob
  sheets: readonly string[]
}

/** The first step of an import: the user chooses a file, or pastes rows from a spreadsheet. */
export function UploadStep({ kind, words, facts, back, onFileChoose, onFileSave, onNext, onForget }: UploadStepProps) {
  const columnWords = useImportWords()
  const [error, setError] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const read = async (name: string, file: Blob, sheet: string | null = null) => {
    setBusy(true)
    setError(null)
    setAsked(null)
    try {
      const found = await onFileChoose({ name, bytes: new Uint8Array(await file.arrayBuffer()), sheet })
      if (found === null) return
      if ('problem' in found) setError(sayFileProblem(words, found))
      else setAsked({ name, file, sheets: found.sheets })
    } catch {
      setError(words.notRead)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap={4}>
      <FileDrop
        label={words.file}
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv,text/plain"
        help={facts ? `${facts.name}: ${fileFact(words, facts)}` : words.help}
        error={error ?? undefined}
        isBusy={isBusy}
        onFileChoose={({ file }) => void read(file.name, file)}
        onTextPaste={({ text }) => void read(words.pasted, new Blob([text]))}
      />
      {asked && (
        <Card title={words.whichSheet} role="status">
          <Inline gap={2}>
            {asked.sheets.map((sheet) => <Button key={sheet} size="form" onClick={() => void read(asked.name, asked.file, sheet)}><bdi>{sheet}</bdi></Button>)}
          </Inline>
        </Card>
      )}
      <Card title={words.format} actions={<Button size="compact" icon={Download} onClick={() => onFileSave({ fileName: `${kind}.csv`, rows: templateOf(kind, columnWords) })}>{words.template}</Button>}>
        <Text tone="muted">{words.formats[kind]}</Text>
      </Card>
      <FootBar fact={words.nothingWritten}>
        {back}
        {facts && <Button size="form" onClick={onForget}>{words.another}</Button>}
        {facts && <Button variant="primary" size="form" onClick={onNext}>{words.next({ step: words.steps.match })}</Button>}
      </FootBar>
    </Stack>
  )
}
