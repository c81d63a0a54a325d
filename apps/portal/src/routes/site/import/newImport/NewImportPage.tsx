import { type ImportDesk, columnsOfKind, type ImportKind } from '@portal/domain'
import { callDesk } from '@portal/importing'
import { ButtonLink, type ImportDraft, ImportWizard, PageHeader, readImportPlace, Stack, InlineAlert } from '@portal/ui'
import { useState, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { defaultAccessMessages } from '#portal/access/defaultAccess.messages.ts'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import { importPath, migrationPath, newImportPath, paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useDraft } from '#portal/app/useDraft.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { workerAddress } from '../desk/workerAddress.ts'
import { newImportMessages } from '../messages.ts'
import { saveRows } from '../saveRows.ts'
import { titleOfKind } from '../importRecord.ts'
import { recallColumns, rememberColumns } from './columnMemory.ts'
import type { NewImportData } from './route.tsx'
import { sendRows } from './sendRows.ts'

/** The first three steps of an import, all in the browser. */
export function NewImportPage({ kind, properties, groups, known, given }: NewImportData) {
  const t = newImportMessages.useWords()
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
        address={{ place, hrefFor, onPlaceChange: ({ place: next }) => void navigate(given && next.step === 'upload' ? back : hrefFor(next)) }}
        draftMemory={{
          draft: found ?? given?.draft ?? null,
          onDraftChange: ({ draft }) => {
            setKept(draft)
            if (draft === null) drop()
          },
        }}
        columnMemory={{ columnsFor: (headings) => recallColumns(drafts, kind, headings), onColumnsChoose: (shape) => rememberColumns(drafts, { kind, ...shape }) }}
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

/** Opens the import's worker, which starts with the first file and ends with the page. */
function useImportDesk(): ImportDesk {
  const [{ desk, close }] = useState(() => callDesk(() => new Worker(workerAddress(), { type: 'module', name: 'import' })))
  useEffect(() => close, [close])
  return desk
}

/** A stored draft, if this portal wrote it for this kind of file. */
function readImportDraft(kind: ImportKind, stored: unknown): ImportDraft | null {
  if (!isRecord(stored) || !isRecord(stored['desk']) || typeof stored['target'] !== 'string' || typeof stored['group'] !== 'string' || !Array.isArray(stored['edits'])) return null
  const { kind: of, file, columns, rows } = stored['desk']
  const known: ReadonlySet<unknown> = new Set([...columnsOfKind[kind], null])
  if (of !== kind || !isRecord(file) || !Array.isArray(columns) || !columns.every((column) => known.has(column)) || !(rows === null || Array.isArray(rows))) return null
  const { name, encoding, sheets, headings, rows: found } = file
  if (typeof name !== 'string' || typeof encoding !== 'string' || !Array.isArray(sheets) || !Array.isArray(found) || !(headings === null || Array.isArray(headings))) return null
  return stored as unknown as ImportDraft
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A note about the access of new users without a group. */
function NoGroupNote({ property }: { property: NewImportData['properties'][number] | undefined }) {
  const t = defaultAccessMessages.useWords()
  if (!property) return null
  return property.LetsUnrestrictedIn ? <InlineAlert tone="danger">{t.newByDefault}</InlineAlert> : <InlineAlert tone="warning">{t.newNotGiven}</InlineAlert>
}

/** The note about new users without a group, by the import's property. */
function notesOf(properties: NewImportData['properties']) {
  return ({ target, group }: { target: string; group: string }) => group === '' && <NoGroupNote property={properties.find(({ ID }) => String(ID) === target)} />
}
