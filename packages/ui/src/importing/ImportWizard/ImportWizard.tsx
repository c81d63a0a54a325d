import type { DeskDraft, DeskEdit, ImportColumn, ImportDesk, ImportKind, KnownOfPlace, Labels, RowToImport } from '@portal/domain'
import { forwardRef, useEffect, useState } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Card } from '../../elements/Card/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { LoadingState } from '../../feedback/LoadingState/index.ts'
import type { SelectOption } from '../../forms/SelectField/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { CheckStep } from './CheckStep.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { importWizardMessages } from './ImportWizard.messages.ts'
import type { ImportPlace, ImportStep } from './importPlace.ts'
import { MatchStep } from './MatchStep.tsx'
import { noGroups, rowsOfDesk, type WizardFile } from './wizardFile.ts'
import { useDraftKeeper } from './useDraftKeeper.ts'
import { UploadStep } from './UploadStep.tsx'

export type ImportWizardLabels = Labels<typeof importWizardMessages>

/** What a person has done so far, to go on with after a reload. */
export interface ImportDraft {
  desk: DeskDraft
  target: string
  group: string
  /** The steps that were taken since, the first one first. */
  edits: readonly DeskEdit[]
}

/** A checked file on its way to the service. */
export interface CheckedSheet {
  kind: ImportKind
  fileName: string
  /** The id of where what is new is added, and of the group that new people without one get; empty for none. */
  target: string
  group: string
  count: number
  /** Its rows, some at a time. */
  rows: () => AsyncGenerator<RowToImport[]>
}

export interface ImportWizardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the file is about. */
  kind: ImportKind
  /** Reads and checks the file: `createImportDesk(read)`, in this thread or in a worker. */
  desk: ImportDesk
  /** What the file is checked against. */
  known: KnownOfPlace
  /** Where what is new can be added. */
  targets: readonly SelectOption[]
  /** The groups that new people can be put into whose row names none. */
  groups?: readonly SelectOption[]
  /** What to know of where new records go, such as what new people without a group open. */
  noteFor?: (choice: Pick<WizardFile, 'target' | 'group'>) => ReactNode
  /** Where one is; it belongs into the address. */
  place: ImportPlace
  /** The address of a place. */
  hrefFor: (place: ImportPlace) => string
  /** Another step was asked for. */
  onPlaceChange: (change: { place: ImportPlace }) => void
  /** What was done on an earlier visit. */
  draft?: ImportDraft | null
  /** What is to be kept for a reload; null where nothing is, or too much. */
  onDraftChange?: (change: { draft: ImportDraft | null }) => void
  /** What the columns of a file with these headings held last time; null for a new shape. */
  columnsFor?: (headings: readonly string[]) => readonly (ImportColumn | null)[] | null
  /** The columns were named. */
  onColumnsChoose?: (choice: { headings: readonly string[]; columns: readonly (ImportColumn | null)[] }) => void
  /** A template or the rows with errors are to be saved as a file. */
  onFileSave: (save: { fileName: string; rows: string[][] }) => void
  /** Hands the rows over and leads on; it tells how many have gone. What it throws is yours: show it as `error`. */
  onSend: (send: { sheet: CheckedSheet; onProgress: (progress: { sent: number }) => void }) => Promise<void>
  /** Why the rows could not be handed over. */
  error?: ReactNode
  /** Nothing can be handed over now. */
  isOffline?: boolean
  /** The way out, left in the footer of the first step. */
  back?: ReactNode
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: ImportWizardLabels
}

/** A file becomes checked rows: chosen, its columns named, what is wrong mended. Nothing is written before `onSend`. */
export const ImportWizard = forwardRef<HTMLDivElement, ImportWizardProps>(function ImportWizard(props, ref) {
  const {
    kind, desk, known, targets, groups = noGroups, noteFor, place, hrefFor, onPlaceChange, draft = null, onDraftChange, columnsFor, onColumnsChoose, onFileSave, onSend, error,
    isOffline = false, back, labels, ...rest
  } = props
  const words = useLabels('ImportWizard', importWizardMessages, labels)
  const { keep, note, settle, forget } = useDraftKeeper(desk, draft, onDraftChange)
  const [file, setFile] = useState<WizardFile | null>(null)
  const [isWaiting, setWaiting] = useState(draft !== null)
  const [isLost, setLost] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  const target = file?.target ?? draft?.target ?? targets[0]?.value ?? ''
  const step: ImportStep = file === null ? 'upload' : place.step

  const goTo = (next: ImportStep) => onPlaceChange({ place: { step: next, show: null, page: 1 } })
  /** Tells the desk what the columns hold, and keeps it. */
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
    setFile({ facts, columns, isRemembered: columnsFor?.(facts.headings ?? []) !== null, target: from.target, group: from.group })
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
              const remembered = columnsFor?.(found.headings ?? []) ?? null
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
              onColumnsChoose?.({ headings: file.facts.headings ?? [], columns: file.columns })
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
