import { useStore } from '@nanostores/react'
import { ButtonLink, type ImportDraft, ImportWizard, PageHeader, readImportPlace, Stack } from '@portal/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { attempt, type CallFailure } from '../../../../app/attempt.ts'
import { importPath, migrationPath, newImportPath, paths } from '../../../../app/paths.ts'
import { usePortal } from '../../../../app/PortalContext.tsx'
import { useDraft } from '../../../../app/useDraft.ts'
import { useOnline } from '../../../../app/useOnline.ts'
import { SaveFailure } from '../../../../forms/SaveFailure.tsx'
import { useImportDesk } from '../desk/useImportDesk.ts'
import { notesOf } from './notesOf.tsx'
import { newImportMessages } from '../messages.ts'
import { saveRows } from '../saveRows.ts'
import { titleOfKind } from '../titleOfKind.ts'
import { recallColumns, rememberColumns } from './columnMemory.ts'
import { readImportDraft } from './importDraft.ts'
import type { NewImportData } from './route.tsx'
import { sendRows } from './sendRows.ts'

/** The first three steps of an import, all on this device. */
export function NewImportPage({ kind, properties, groups, known, given }: NewImportData) {
  const t = useStore(newImportMessages)
  const { api, drafts } = usePortal()
  const isOnline = useOnline()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const desk = useImportDesk()
  const [kept, setKept] = useState<ImportDraft | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { found, drop } = useDraft(given ? `import:${kind}:${given.migrationId}` : `import:${kind}`, kept, (stored) => readImportDraft(kind, stored))
  const wanted = readImportPlace(params)
  const place = given && wanted.step === 'upload' ? { ...wanted, step: 'match' as const } : wanted
  const back = given ? migrationPath(given.migrationId) : paths.imports
  const name = (kept ?? found ?? given?.draft)?.desk.file.name
  const hrefFor = ({ step, show, page }: typeof place) => newImportPath(kind, { ...(given && { migration: String(given.migrationId) }), step, ...(show && { show }), ...(page > 1 && { page: String(page) }) })
  return (
    <Stack gap={4}>
      <PageHeader title={titleOfKind(t, kind)} breadcrumb={[{ label: t.import, href: paths.imports }, ...(given ? [{ label: given.siteName, href: back }] : []), ...(name !== undefined && place.step !== 'upload' ? [{ label: name }] : [])]} />
      <ImportWizard
        kind={kind}
        desk={desk}
        known={known}
        targets={properties.filter(({ ID }) => given === null || String(ID) === given.draft.target).map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
        groups={groups.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
        {...(kind === 'users' && { noteFor: notesOf(properties) })}
        place={place}
        hrefFor={hrefFor}
        onPlaceChange={({ place: next }) => void navigate(given && next.step === 'upload' ? back : hrefFor(next))}
        draft={found ?? given?.draft ?? null}
        onDraftChange={({ draft }) => {
          setKept(draft)
          if (draft === null) drop()
        }}
        columnsFor={(headings) => recallColumns(drafts, kind, headings)}
        onColumnsChoose={(shape) => rememberColumns(drafts, { kind, ...shape })}
        onFileSave={({ fileName, rows }) => saveRows(fileName, rows)}
        onSend={async ({ sheet, onProgress }) => {
          setFailure(null)
          const answer = await attempt(sendRows(api, sheet, (sent) => onProgress({ sent }), given?.migrationId))
          if (answer.ok) void navigate(importPath(answer.value))
          else setFailure(answer.failure)
        }}
        error={failure && <SaveFailure failure={failure} title={t.sendFailed} isNew lookHref={paths.imports} />}
        isOffline={!isOnline}
        back={<ButtonLink size="form" href={back}>{t.back}</ButtonLink>}
      />
    </Stack>
  )
}
