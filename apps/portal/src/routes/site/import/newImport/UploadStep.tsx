import { useStore } from '@nanostores/react'
import type { ImportKind } from '@portal/domain'
import { Button, ButtonLink, Card, FileDrop, FootBar, Inline, Stack, Text, useImportWords } from '@portal/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../../app/paths.ts'
import { newImportMessages } from '../messages.ts'
import { saveRows } from '../saveRows.ts'
import { templateOf } from './templateOf.ts'
import type { FileProblem } from '../reading/fileProblem.ts'
import { type ReadFile, readImportFile } from '../reading/readImportFile.ts'
import { fileFact } from './fileFact.ts'

export interface UploadStepProps {
  kind: ImportKind
  /** The file that was read already. */
  file: ReadFile | undefined
  onFileRead: (file: ReadFile) => void
  onNext: () => void
  onForget: () => void
}

/** The first step: a file, or rows from a spreadsheet. */
export function UploadStep({ kind, file, onFileRead, onNext, onForget }: UploadStepProps) {
  const t = useStore(newImportMessages)
  const words = useImportWords()
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [asked, setAsked] = useState<{ name: string; bytes: Uint8Array; sheets: readonly string[] } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const read = async (name: string, given: Promise<ArrayBuffer> | Uint8Array, sheet: string | null = null) => {
    setBusy(true)
    setProblem(null)
    setAsked(null)
    try {
      const bytes = new Uint8Array(await given)
      const found = await readImportFile(kind, name, bytes, sheet)
      if ('problem' in found) setProblem(found)
      else if ('rows' in found) onFileRead(found)
      else setAsked({ name, bytes, sheets: found.sheets })
    } finally {
      setBusy(false)
    }
  }
  const sentence = ({ problem: kind, row = 0 }: FileProblem): string => {
    const text = t[kind]
    return typeof text === 'string' ? text : text({ row })
  }
  return (
    <>
      <FileDrop
        label={t.file}
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv,text/plain"
        help={file ? `${file.name}: ${fileFact(t, file)}` : t.help}
        error={problem === null ? undefined : sentence(problem)}
        isBusy={isBusy}
        onFileChoose={({ file: chosen }) => void read(chosen.name, chosen.arrayBuffer())}
        onTextPaste={({ text }) => void read(t.pasted, new TextEncoder().encode(text))}
      />
      {asked && (
        <Card title={t.whichSheet} role="status">
          <Inline gap={2}>
            {asked.sheets.map((sheet) => <Button key={sheet} size="form" disabled={isBusy} onClick={() => void read(asked.name, asked.bytes, sheet)}><bdi>{sheet}</bdi></Button>)}
          </Inline>
        </Card>
      )}
      <Card title={t.format} actions={<Button size="compact" icon={Download} onClick={() => saveRows(`${kind}.csv`, templateOf(kind, words))}>{t.template}</Button>}>
        <Stack gap={2}>
          <Text tone="muted">{{ users: t.formatUsers, callGroups: t.formatCallGroups, accessCodes: t.formatCodes }[kind]}</Text>
        </Stack>
      </Card>
      <FootBar fact={t.nothingWritten}>
        <ButtonLink size="form" href={paths.imports}>{t.back}</ButtonLink>
        {file && <Button size="form" onClick={onForget}>{t.another}</Button>}
        {file && <Button variant="primary" size="form" onClick={onNext}>{t.next({ step: t.match })}</Button>}
      </FootBar>
    </>
  )
}
