import type { DeskDraft, DeskEdit, ImportColumn, ImportDesk, ImportKind, KnownOfPlace, Labels, RowToImport, FileFacts } from '@portal/domain'
import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Card } from '../../elements/Card/Card.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { LoadingState } from '../../feedback/LoadingState/LoadingState.tsx'
import type { SelectOption } from '../../forms/SelectField/SelectField.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { CheckStep } from './CheckStep.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { importWizardMessages } from './ImportWizard.messages.ts'
import type { ImportPlace, ImportStep } from './importPlace.ts'
import { MatchStep } from './MatchStep.tsx'
import { useDraftKeeper } from './useDraftKeeper.ts'
import { UploadStep } from './UploadStep.tsx'

export type ImportWizardLabels = Labels<typeof importWizardMessages>

/** The unfinished work of an import, to continue after a reload. */
export interface ImportDraft {
  desk: DeskDraft
  target: string
  group: string
  /** The edits made after that, the oldest first. */
  edits: readonly DeskEdit[]
}

/** A checked file to send to the service. */
export interface CheckedSheet {
  kind: ImportKind
  fileName: string
  /** Id of the place or group that gets new records; empty for none. `group`: id of the group for new users whose row names none. */
  target: string
  group: string
  count: number
  /** The file's rows, in chunks. */
  rows: () => AsyncGenerator<RowToImport[]>
}

/** The step and rows that the wizard shows. Keep them in the page's address. */
export interface ImportAddress {
  place: ImportPlace
  /** The address of a step and its rows. */
  hrefFor: (place: ImportPlace) => string
  /** Called when the user goes to another step or to other rows. */
  onPlaceChange: (change: { place: ImportPlace }) => void
}

/** Remembers the work for a reload. */
export interface ImportDraftMemory {
  /** The work of an earlier visit. */
  draft: ImportDraft | null
  /** Called with the work to keep, or with null if there is none or too much. */
  onDraftChange: (change: { draft: ImportDraft | null }) => void
}

/** Remembers the columns that were chosen for files with the same headings. */
export interface ImportColumnMemory {
  /** Returns the last choice of columns for these headings; null if there was none. */
  columnsFor: (headings: readonly string[]) => readonly (ImportColumn | null)[] | null
  onColumnsChoose: (choice: { headings: readonly string[]; columns: readonly (ImportColumn | null)[] }) => void
}

export interface ImportWizardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The kind of records in the file. */
  kind: ImportKind
  /** Reads and checks the file: `createImportDesk(read)`, in this thread or in a worker. */
  desk: ImportDesk
  /** The existing records to check the file against. */
  known: KnownOfPlace
  /** Possible targets of new records. */
  targets: readonly SelectOption[]
  /** Possible groups for new users whose row names none. */
  groups?: readonly SelectOption[]
  /** A note about where new records go, such as which doors new users without a group open. */
  noteFor?: (choice: Pick<WizardFile, 'target' | 'group'>) => ReactNode
  /** The step and the rows shown, as an address. */
  address: ImportAddress
  /** Remembers unfinished work. Without it, a reload starts the import again. */
  draftMemory?: ImportDraftMemory
  /** Remembers chosen columns. Without it, the wizard guesses the columns of each file. */
  columnMemory?: ImportColumnMemory
  /** Called to save a file on the device: a template, or the rows with errors. */
  onFileSave: (save: { fileName: string; rows: string[][] }) => void
  /**
   * Called to send the rows and then open the next page. Report the number of sent rows with `onProgress`. If sending fails, pass the
   * reason as `error`.
   */
  onSend: (send: { sheet: CheckedSheet; onProgress: (progress: { sent: number }) => void }) => Promise<void>
  /** Why the rows couldn't be sent. */
  error?: ReactNode
  /** Whether the browser is offline, so that nothing can be sent. */
  isOffline?: boolean
  /** A link that leaves the wizard, at the start of the first step's footer. */
  back?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ImportWizardLabels
}

/** A wizard in which a user chooses a file, names its columns and fixes its problems. Nothing is imported before `onSend`. */
export const ImportWizard = forwardRef<HTMLDivElement, ImportWizardProps>(function ImportWizard(props, ref) {
  const {
    kind, desk, known, targets, groups = noGroups, noteFor, address, draftMemory, columnMemory, onFileSave, onSend, error, isOffline = false, back, labels, ...rest
  } = props
  const { place, hrefFor, onPlaceChange } = address
  const draft = draftMemory?.draft ?? null
  const words = useLabels('ImportWizard', importWizardMessages, labels)
  const { keep, note, settle, forget } = useDraftKeeper(desk, draft, draftMemory?.onDraftChange)
  const [file, setFile] = useState<WizardFile | null>(null)
  const [isWaiting, setWaiting] = useState(draft !== null)
  const [isLost, setLost] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  const target = file?.target ?? draft?.target ?? targets[0]?.value ?? ''
  const step: ImportStep = file === null ? 'upload' : place.step

  const goTo = (next: ImportStep) => onPlaceChange({ place: { step: next, show: null, page: 1 } })
  /** Passes the choice of columns to the desk and remembers it. */
  const take = async (now: WizardFile) => {
    setFile(now)
    await desk.match({ columns: now.columns, known })
    await keep(now)
  }
  const goOn = async (from: ImportDraft) => {
    const facts = await desk.restore(from.desk)
    const { columns } = from.desk
    await desk.match({ columns, known })
    for (const edit of from.edits) await desk.edit(edit)
    setFile({ facts, columns, isRemembered: columnMemory?.columnsFor(facts.headings ?? []) !== null, target: from.target, group: from.group })
  }
  useEffect(() => {
    if (draft === null) return
    goOn(draft).catch(() => setLost(true)).finally(() => setWaiting(false))
    // The draft of an earlier visit is read once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const change = (part: Partial<WizardFile>) => {
    if (file) take({ ...file, ...part }).catch(() => setLost(true))
  }
  return (
    <div ref={ref} {...rest}>
      <Stack gap={4}>
        <ImportSteps current={step} doneUntil={file === null ? 'upload' : step} onStepChange={({ step: next }) => goTo(next)} labels={labels} />
        {isLost && <InlineAlert tone="danger" role="alert">{words.notRead}</InlineAlert>}
        {isWaiting && <Card><LoadingState label={words.checking} /></Card>}
        {!isWaiting && (step === 'upload' || file === null) && (
          <UploadStep
            kind={kind}
            words={words}
            facts={file?.facts ?? null}
            back={back}
            onFileChoose={async ({ name, bytes, sheet }) => {
              const found = await desk.read({ kind, name, bytes, sheet })
              if (!('guesses' in found)) return found
              const remembered = columnMemory?.columnsFor(found.headings ?? []) ?? null
              const columns = remembered?.length === found.guesses.length ? remembered : found.guesses.map(({ column }) => column)
              await take({ facts: found, columns, isRemembered: remembered !== null, target, group: file?.group ?? '' })
              goTo('match')
              return null
            }}
            onFileSave={onFileSave}
            onNext={() => goTo('match')}
            onForget={() => {
              setFile(null)
              forget()
            }}
          />
        )}
        {step === 'match' && file && (
          <MatchStep
            kind={kind}
            words={words}
            {...file}
            targets={targets}
            groups={groups}
            note={noteFor?.(file)}
            onColumnsChange={change}
            onTargetChange={change}
            onGroupChange={change}
            onBack={() => goTo('upload')}
            onNext={() => {
              columnMemory?.onColumnsChoose({ headings: file.facts.headings ?? [], columns: file.columns })
              goTo('check')
            }}
          />
        )}
        {step === 'check' && file && (
          <CheckStep
            key={file.columns.join()}
            desk={desk}
            words={words}
            fileName={file.facts.name}
            place={place}
            hrefFor={hrefFor}
            note={noteFor?.(file)}
            error={error}
            sent={sent}
            isOffline={isOffline}
            onEdit={({ edit }) => note(edit)}
            onSettle={({ edit }) => settle(edit)}
            onFileSave={onFileSave}
            onBack={() => goTo('match')}
            onSend={({ count }) => {
              setSent(0)
              const sheet = { kind, fileName: file.facts.name, target: file.target, group: file.group, count, rows: () => rowsOfDesk(desk) }
              void onSend({ sheet, onProgress: (progress) => setSent(progress.sent) }).finally(() => setSent(null))
            }}
          />
        )}
      </Stack>
    </div>
  )
})

/** A file and the choices about it. */
interface WizardFile {
  facts: FileFacts
  columns: readonly (ImportColumn | null)[]
  /** Whether the columns were chosen for an earlier file with the same headings. */
  isRemembered: boolean
  target: string
  group: string
}

const noGroups: readonly SelectOption[] = []

const rowsAtOnce = 200

/** The rows to import, in chunks. */
async function* rowsOfDesk(desk: ImportDesk): AsyncGenerator<RowToImport[]> {
  for (let after = 0; ;) {
    const rows = await desk.take({ after, count: rowsAtOnce })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.row
  }
}
