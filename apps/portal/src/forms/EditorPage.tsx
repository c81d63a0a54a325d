import type { ApiClient } from '@portal/api-client'
import { Button, PageHeader, useToaster, type ConfirmDialogProps, type Crumb } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../app/dialogs.tsx'
import { useCall } from '../app/useCall.ts'
import { usePageTitle } from '../app/usePageTitle.ts'
import { useUnsavedChanges } from '../app/useUnsavedChanges.tsx'
import { useFormatsList } from '../i18n/useFormats.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { editMessages } from './edit.messages.ts'
import type { EditWords } from './recordKind.ts'
import { focusFirstInvalid } from './focusFirstInvalid.ts'
import { FormProvider } from './FormProvider.tsx'
import { PageForm, SaveBar } from './SaveBar.tsx'
import { SaveFailure } from './SaveFailure.tsx'
import type { RecordEditing } from './useRecordEdit.ts'

export interface EditorPageProps<Values extends object, Field extends string> {
  title: string
  breadcrumb: Crumb[]
  facts?: string | undefined
  /** The state of the record, beside the title. */
  badge?: ReactNode
  editing: RecordEditing<Values, Field>
  words: EditWords<Values, Field>
  /** The text beside the Save button while nothing has changed. */
  unchanged?: string
  saveLabel?: string
  /** The effect of saving, shown beside Save. */
  effect?: ReactNode
  cancelHref: string
  /** Further buttons in the heading, such as the history; none for a new record. */
  history?: ReactNode
  /** Whether the record is shown without Save. */
  isReadOnly?: boolean
  /** Saves after a further question; returns false if something is missing. If omitted, the form saves without a question. */
  save?: () => boolean
  /** Whether unsaved changes may be lost, because the record is being deleted. */
  mayLeave?: boolean
  /** The deletion of the record and its confirmation. Omit it if the record can't be deleted. */
  removal?: Removal | undefined
  children: ReactNode
}

interface Removal extends Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'consequences' | 'children'> {
  /** Deletes the record. If the answer is a text, it is shown below the message. */
  call: (api: ApiClient) => Promise<unknown>
  /** The message after the deletion. */
  removed: string
  /** The page after the deletion, if it isn't that of Cancel. */
  leadsTo?: string
}

/** The page that edits one record. It keeps drafts, merges with other users' changes, and asks before leaving. */
export function EditorPage<Values extends object, Field extends string>(props: EditorPageProps<Values, Field>) {
  const { title, breadcrumb, facts, badge, editing, words, unchanged, saveLabel, effect, cancelHref, history, isReadOnly = false, mayLeave = false, removal, children } = props
  const t = editMessages.useWords()
  usePageTitle(title)
  const list = useFormatsList()
  const toaster = useToaster()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const removing = useCall(
    async (api) => removal?.call(api),
    (answer) => {
      editing.discard()
      toaster.success(removal?.removed ?? '', typeof answer === 'string' ? { description: answer } : undefined)
      const leadsTo = removal?.leadsTo ?? cancelHref
      void navigate(leadsTo, { replace: leadsTo === pathname })
    },
    { keepsData: true },
  )
  const { changed, failure, saved, problemCount, isSaving, isRestored } = editing
  const names = list(changed.map((field) => words.nameOf(field)))
  const question = useUnsavedChanges(changed.length > 0 && saved === null && !isSaving && !mayLeave && !removing.isDone, t.draftWaits({ fields: names }))

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(props.save ?? editing.save)()) focusFirstInvalid(event.currentTarget)
  }
  return (
    <FormProvider form={editing.form}>
      <PageForm noValidate onSubmit={submit}>
        <PageHeader
          title={title}
          breadcrumb={breadcrumb}
          facts={facts}
          badge={badge}
          actions={
            (history || removal) && (
              <>
                {history}
                {removal && (
                  <Button icon={Trash2} variant="danger" onClick={() => setAsking(true)}>
                    {t.remove}
                  </Button>
                )}
              </>
            )
          }
        />
        {isRestored && <DraftNotice onDiscard={editing.discard} />}
        {children}
        {failure && !isSaving && <SaveFailure failure={failure} isNew={editing.edit.version === 0} lookHref={cancelHref} />}
        {!isReadOnly && (
          <SaveBar
            fact={changed.length === 0 ? (unchanged ?? (editing.edit.version === 0 ? null : t.unchanged)) : `${t.changes({ count: changed.length })} ${names}`}
            effect={changed.length === 0 ? undefined : effect}
            waiting={problemCount > 0 ? t.problems({ count: problemCount }) : null}
            saveLabel={saveLabel ?? t.save}
            cancel={{ label: t.cancel, href: cancelHref }}
            isSaving={isSaving}
          />
        )}
      </PageForm>
      <ConflictDialog editing={editing} words={words} />
      {removal && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={({ isOpen }) => setAsking(isOpen)}
          title={removal.title}
          description={removal.description}
          confirmLabel={removal.confirmLabel}
          consequences={removal.consequences}
          isBusy={removing.isBusy}
          error={removing.error}
          onConfirm={removing.run}
        >
          {removal.children}
        </ConfirmDialog>
      )}
      {question}
    </FormProvider>
  )
}
