import { FilteredTextField } from '@portal/ui'
import { Bookmark } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmCall } from '#portal/app/ConfirmCall.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { logViewsMessages } from './logViews.messages.ts'
import type { LogView, SavedFilter } from './logViews.ts'

export interface SaveViewDialogProps {
  /** The view to rename; null for a new one. */
  view: LogView | null
  views: readonly LogView[]
  filter: SavedFilter
  onClose: () => void
}

/** Asks for the name of a view. A new view with an existing name replaces the old one, after a warning. */
export function SaveViewDialog({ view, views, filter, onClose }: SaveViewDialogProps) {
  const t = logViewsMessages.useWords()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(view?.Name ?? '')
  const [hasTried, setTried] = useState(false)
  const typed = name.trim()
  const saving = useCall(
    (api, id: number | undefined) => api.saveLogView({ Name: typed, Filter: filter, ...(id !== undefined && { ViewID: id }) }),
    () => {
      onClose()
      return t.saved({ name: typed })
    },
  )
  const named = views.find((one) => one.Name.toLowerCase() === typed.toLowerCase() && one.ID !== view?.ID)
  return (
    <FormDialog
      title={view ? t.renameTitle({ name: view.Name }) : t.saveTitle}
      icon={Bookmark}
      initialFocus={field}
      saveLabel={t.saveLabel}
      calling={saving}
      isTyped={typed !== (view?.Name ?? '')}
      isComplete={typed !== ''}
      onTry={() => setTried(true)}
      onSave={() => saving.run(view?.ID ?? named?.ID)}
      onClose={onClose}
    >
      <FilteredTextField
        label={t.name}
        ref={field}
        value={name}
        maxLength={60}
        autoComplete="off"
        help={named && !view ? t.replaces({ name: named.Name }) : t.help}
        error={hasTried && typed === '' ? t.nameMissing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

/** Asks before it deletes a view, which deletes no events. */
export function DeleteViewDialog({ view, onClose }: { view: LogView; onClose: () => void }) {
  const t = logViewsMessages.useWords()
  return (
    <ConfirmCall
      call={(api) => api.deleteLogView({ ViewID: view.ID })}
      said={() => t.removed({ name: view.Name })}
      onClose={onClose}
      title={t.removeTitle({ name: view.Name })}
      description={t.removeText}
      confirmLabel={t.remove}
    />
  )
}
