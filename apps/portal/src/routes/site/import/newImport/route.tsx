import type { ApiClient } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type ImportKind, importKinds, type KnownOfPlace, type KnownPerson, type KnownPin, guessColumns, partnerKinds, type SheetFile } from '@portal/domain'
import type { ImportDraft } from '@portal/ui'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { newImportMessages } from '../messages.ts'
import { NewImportPage } from './NewImportPage.tsx'

export interface NewImportData {
  kind: ImportKind
  properties: ResponseOf<typeof endpoints.getPropertyLocations>['Properties']
  /** The groups to choose from for new users; empty for other kinds. */
  groups: readonly { ID: number; Name: string }[]
  known: KnownOfPlace
  /** The records of another system; null for a file. */
  given: GivenRecords | null
}

/** The page `/site/import/new`: reads a file, names its columns and fixes problems; writes nothing. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
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
    useHead() {
      const t = newImportMessages.useWords()
      return { title: t.title, failed: t.failed }
    },
    keyOf: ({ kind, given }) => `${kind} ${given?.migrationId ?? ''}`,
    Page: NewImportPage,
  })
}

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
