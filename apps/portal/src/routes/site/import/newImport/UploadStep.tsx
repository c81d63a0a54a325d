import { useStore } from '@nanostores/react'
import type { ImportKind } from '@portal/domain'
import { Button, ButtonLink, Card, FileDrop, FootBar, Stack, Text, useImportWords } from '@portal/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../../app/paths.ts'
import { newImportMessages } from '../messages.ts'
import { saveRows } from '../saveRows.ts'
import { templateOf } from './templateOf.ts'
import { type FileProblem, type ReadFile, readImportFile } from './readImportFile.ts'

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
  const [isBusy, setBusy] = useState(false)
  const read = async (name: string, bytes: Promise<ArrayBuffer> | Uint8Array) => {
    setBusy(true)
    try {
      const found = await readImportFile(kind, name, new Uint8Array(await bytes))
      if ('problem' in found) setProblem(found)
      else onFileRead(found)
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
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        help={file ? `${file.name}: ${t.readAs({ rows: file.rows.length, encoding: file.encoding })}` : t.help}
        error={problem === null ? undefined : sentence(problem)}
        isBusy={isBusy}
        onFileChoose={({ file: chosen }) => void read(chosen.name, chosen.arrayBuffer())}
        onTextPaste={({ text }) => void read(t.pasted, new TextEncoder().encode(text))}
      />
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
