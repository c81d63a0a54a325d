import { useStore } from '@nanostores/react'
import { guessColumns, type ImportColumn, type ImportKind } from '@portal/domain'
import { PageHeader, Stack, WizardSteps } from '@portal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../../app/paths.ts'
import { usePortal } from '../../../../app/PortalContext.tsx'
import { useDraft } from '../../../../app/useDraft.ts'
import { newImportMessages } from '../messages.ts'
import { titleOfKind } from '../titleOfKind.ts'
import { CheckStep } from './CheckStep.tsx'
import { type ImportDraft, readImportDraft, rowsKept } from './importDraft.ts'
import { MatchStep } from './MatchStep.tsx'
import type { NewImportData } from './route.tsx'
import type { ReadFile } from '../reading/readImportFile.ts'
import { UploadStep } from './UploadStep.tsx'

export const importSteps = ['upload', 'match', 'check', 'write'] as const
export type ImportStep = (typeof importSteps)[number]

/** The name under which the columns of files with these headings are remembered in this tab. */
const shapeOf = (kind: ImportKind, { headings }: ReadFile) => `importColumns:${kind}:${headings?.join('\u001f') ?? ''}`

/** The first three steps of an import, all on this device. */
export function NewImportPage({ kind, properties, known }: NewImportData) {
  const t = useStore(newImportMessages)
  const { drafts } = usePortal()
  const [params, setParams] = useSearchParams()
  const [made, setMade] = useState<ImportDraft | null>(null)
  const read = (stored: unknown) => readImportDraft(kind, stored)
  const isKept = made !== null && made.file.rows.length <= rowsKept
  const { found, drop } = useDraft(`import:${kind}`, isKept ? made : null, read)
  const draft = made ?? found
  const wanted = params.get('step')
  const step: ImportStep = draft === null ? 'upload' : wanted === 'match' || wanted === 'check' ? wanted : 'upload'

  const goTo = (next: ImportStep) => setParams({ ...(kind !== 'users' && { kind }), step: next })
  const take = (file: ReadFile) => {
    const remembered = readColumns(kind, drafts.read(shapeOf(kind, file)))
    const columns = remembered ?? guessColumns(kind, file.headings, file.rows.map(({ cells }) => cells)).map(({ column }) => column)
    setMade({ kind, file, columns, rows: null, propertyId: draft?.propertyId ?? properties[0]?.ID ?? 0 })
    goTo('match')
  }
  const change = (part: Partial<ImportDraft>) => draft && setMade({ ...draft, ...part })
  return (
    <Stack gap={4}>
      <PageHeader title={titleOfKind(t, kind)} breadcrumb={[{ label: t.import, href: paths.imports }, ...(draft && step !== 'upload' ? [{ label: draft.file.name }] : [])]} />
      <WizardSteps
        steps={importSteps.map((id) => ({ id, label: t[id], isDone: draft !== null && importSteps.indexOf(id) < importSteps.indexOf(step) }))}
        current={step}
        onStepChange={({ id }) => goTo(importSteps.find((one) => one === id) ?? 'upload')}
      />
      {(step === 'upload' || !draft) && (
        <UploadStep
          kind={kind}
          file={draft?.file}
          onFileRead={take}
          onNext={() => goTo('match')}
          onForget={() => {
            setMade(null)
            drop()
          }}
        />
      )}
      {step === 'match' && draft && (
        <MatchStep
          draft={draft}
          properties={properties}
          remembered={readColumns(kind, drafts.read(shapeOf(kind, draft.file))) !== null}
          onDraftChange={({ draft: part }) => change(part)}
          onBack={() => goTo('upload')}
          onNext={() => {
            drafts.keep(shapeOf(kind, draft.file), draft.columns)
            goTo('check')
          }}
        />
      )}
      {step === 'check' && draft && (
        <CheckStep key={draft.columns.join()} draft={draft} known={known} onRowsChange={({ rows }) => change({ rows })} onBack={() => goTo('match')} />
      )}
    </Stack>
  )
}

function readColumns(kind: ImportKind, stored: unknown): (ImportColumn | null)[] | null {
  const read = readImportDraft(kind, { file: { name: '', encoding: '', sheets: [], headings: null, rows: [] }, columns: stored, rows: null, propertyId: 0 })
  return read && read.columns.length > 0 ? read.columns : null
}
