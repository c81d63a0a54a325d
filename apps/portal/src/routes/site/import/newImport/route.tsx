import type { ApiClient } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { columnsOfKind, guessColumns, type ImportDesk, type ImportKind, importKinds, type KnownOfPlace, type KnownPerson, type KnownPin, partnerKinds, type SheetFile, type RowToImport } from '@portal/domain'
import { callDesk } from '@portal/importing'
import { ButtonLink, type ImportDraft, ImportWizard, InlineAlert, PageHeader, readImportPlace, Stack, type CheckedSheet } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { defaultAccessMessages } from '#portal/access/defaultAccess.messages.ts'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { importPath, migrationPath, newImportPath, paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useDraft } from '#portal/app/useDraft.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { workerAddress } from '../desk/workerAddress.ts'
import { titleOfKind } from '../importRecord.ts'
import { newImportMessages } from '../messages.ts'
import { saveRows } from '../saveRows.ts'
import { recallColumns, rememberColumns } from './columnMemory.ts'

interface NewImportData {
  kind: ImportKind
  properties: ResponseOf<typeof endpoints.getPropertyLocations>['Properties']
  /** The groups to choose from for new users; empty for other kinds. */
  groups: readonly { ID: number; Name: string }[]
  known: KnownOfPlace
  /** The records of another system; null for a file. */
  given: GivenRecords | null
}

/** The page `/site/import/new`: reads a file, names its columns and fixes problems; writes nothing. */
export const route = pageScreen({
  async load({ api, signal, search, details }): Promise<NewImportData> {
    const kind = kindOf(search)
    const { AccountID } = await details
    const migrationId = migrationOf(search)
    const [{ Properties }, { groups = [], ...known }, given] = await Promise.all([
      api.getPropertyLocations({}, { signal }),
      knownFor[kind](api, Number(AccountID) || undefined, signal),
      migrationId === null ? null : readGivenRecords(api, migrationId, kind, signal),
    ])
    return { kind, properties: Properties, groups, known: { ...known, groups: groups.map(({ Name }) => Name) }, given }
  },
  // A new step or page of rows causes no request.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    keyOf(currentUrl.searchParams) !== keyOf(nextUrl.searchParams) || (defaultShouldRevalidate && currentUrl.search === nextUrl.search),
  words: newImportMessages,
  head: (t) => ({ title: t.title, failed: t.failed }),
  keyOf: ({ kind, given }) => `${kind} ${given?.migrationId ?? ''}`,
  Page: NewImportPage,
})

/** The id of the migration from another system whose records are imported. */
const migrationOf = (search: URLSearchParams): number | null => Number(search.get('migration')) || null

const kindOf = (search: URLSearchParams): ImportKind => importKinds.find((kind) => kind === search.get('kind')) ?? 'users'

const keyOf = (search: URLSearchParams): string => `${kindOf(search)} ${migrationOf(search)}`

type Found = Omit<KnownOfPlace, 'groups'> & Partial<Pick<NewImportData, 'groups'>>

const nothingKnown: Found = { pins: [], units: [], people: [], places: [], codeWidth: null }

/** Reads the property's existing records, by kind of file. */
const knownFor: Record<ImportKind, (api: ApiClient, AccountID: number | undefined, signal: AbortSignal) => Promise<Found>> = {
  users: async (api, AccountID, signal) => {
    const { UserGroups, DirectoryPins, Units } = await api.importValidatorUsers({ AccountID }, { signal })
    return { ...nothingKnown, groups: UserGroups, pins: DirectoryPins.map(toKnownPin), units: Units }
  },
  accessCodes: async (api, AccountID, signal) => {
    const { Places, CodeWidth, People } = await api.importValidatorAccessCodes({ AccountID }, { signal })
    return { ...nothingKnown, places: Places, codeWidth: CodeWidth, people: People.map(toKnownPerson) }
  },
  contacts: async (api, AccountID, signal) => {
    const { People } = await api.importValidatorAccessCodes({ AccountID }, { signal })
    return { ...nothingKnown, people: People.map(toKnownPerson) }
  },
  holidays: () => Promise.resolve(nothingKnown),
  schedules: async (api, _accountId, signal) => {
    const { PropertyLocations } = await api.getPropertyLocations({}, { signal })
    return { ...nothingKnown, doors: PropertyLocations.flatMap(({ Ports }) => Ports.map(({ Name }) => Name)) }
  },
  callGroups: async (api, AccountID, signal) => {
    const { DirectoryPins, People } = await api.importValidatorCallGroups({ AccountID }, { signal })
    return { ...nothingKnown, pins: DirectoryPins.map(toKnownPin), people: People.map(toKnownPerson) }
  },
}

type NamedPerson = ResponseOf<typeof endpoints.importValidatorAccessCodes>['People'][number]

const toKnownPerson = ({ Name, Email, Unit }: NamedPerson): KnownPerson => ({ name: Name, email: Email, unit: Unit })

type HeldPin = ResponseOf<typeof endpoints.importValidatorCallGroups>['DirectoryPins'][number]

const toKnownPin = ({ Pin, Name, Email, IsCallGroup }: HeldPin): KnownPin => ({ pin: Pin, holder: Name, email: Email, isCallGroup: IsCallGroup })

/** The records of another system, for the same steps as a file. */
interface GivenRecords {
  migrationId: number
  siteName: string
  draft: ImportDraft
}

/** Reads all records of one kind of a migration; null if that kind isn't imported. */
async function readGivenRecords(api: ApiClient, migrationId: number, kind: ImportKind, signal: AbortSignal): Promise<GivenRecords | null> {
  const Kind = partnerKinds.find((one) => one === kind)
  if (!Kind) return null
  const { Site, PropertyID } = await api.getPartnerMigration({ MigrationID: migrationId }, { signal })
  const rows: SheetFile['rows'][number][] = []
  let headings: string[] = []
  for (let after: number | null = 0; after !== null;) {
    const answer: Awaited<ReturnType<ApiClient['getPartnerRecords']>> = await api.getPartnerRecords({ SiteID: Site.SiteID, Kind, After: after }, { signal })
    headings = answer.Headings
    rows.push(...answer.Rows.map(({ Row, Cells }) => ({ row: Row, cells: Cells })))
    after = answer.Next
  }
  const file: SheetFile = { name: `${Site.System}: ${Site.Name}`, encoding: 'utf-8', isGuess: false, sheet: null, sheets: [], headings, rows }
  const columns = guessColumns(kind, headings, rows.map(({ cells }) => cells)).map(({ column }) => column)
  return { migrationId, siteName: Site.Name, draft: { desk: { kind, file, columns, rows: null }, target: String(PropertyID), group: '', edits: [] } }
}

/** The first three steps of an import, all in the browser. */
function NewImportPage({ kind, properties, groups, known, given }: NewImportData) {
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

/** The number of characters in one request, so that the encrypted request stays within the transport's limit. */
const charactersAtOnce = 12_000
const rowsAtOnce = 200

/** Sends rows in several requests within the transport's limit. Returns the id of the new import. */
async function sendRows(
  api: ApiClient, { kind, fileName, target, group, count, rows }: CheckedSheet, onSent: (sent: number) => void, migrationId: number | null = null,
): Promise<number> {
  const { ImportID } = await api.createImport({ Kind: kind, PropertyID: Number(target), FileName: fileName, Rows: count, ...(group !== '' && { UserGroupID: Number(group) }), ...(migrationId !== null && { MigrationID: migrationId }) })
  let sent = 0
  for await (const part of inParts(kind, rows())) {
    await api.addImportRows({ ImportID, Rows: part })
    sent += part.length
    onSent(sent)
  }
  return ImportID
}

/** The field of the request for each kind of row. */
const partOf = { users: 'Person', callGroups: 'CallGroup', accessCodes: 'AccessCode', contacts: 'Contact', holidays: 'Holiday', schedules: 'Schedule' } as const satisfies Record<ImportKind, string>

type SentRow = Parameters<ApiClient['addImportRows']>[0]['Rows'][number]

async function* inParts(kind: ImportKind, batches: AsyncIterable<readonly RowToImport[]>): AsyncGenerator<SentRow[]> {
  let part: SentRow[] = []
  let size = 0
  for await (const rows of batches) {
    for (const { row, choice, cells } of rows) {
      const sent: SentRow = { Row: row, Choice: choice, [partOf[kind]]: cells }
      const length = escapedLength(JSON.stringify(sent))
      if (part.length > 0 && (part.length === rowsAtOnce || size + length > charactersAtOnce)) {
        yield part
        part = []
        size = 0
      }
      part.push(sent)
      size += length
    }
  }
  if (part.length > 0) yield part
}

/** The length of a text as it is sent. Letters outside of ASCII are sent as six characters each. */
const escapedLength = (text: string) => text.length + 5 * (text.match(/[^\x20-\x7e]/g)?.length ?? 0)
