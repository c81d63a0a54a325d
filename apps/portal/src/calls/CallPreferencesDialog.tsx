import { quietHoursOf } from '@portal/domain'
import { CallPreferencesEditor, Dialog, ErrorPanel, InlineAlert, LoadingState, Text, useCallTexts } from '@portal/ui'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { usePortal } from '../app/PortalContext.tsx'
import { useAsk } from '../app/asking.tsx'
import { useCall } from '../app/useCall.ts'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import { conflictMessages } from '../forms/conflict.messages.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { currentRecord } from '../forms/saveRecord.ts'
import { useFormDraft } from '../forms/useFormDraft.ts'
import { useFormatsList } from '../i18n/useFormats.ts'
import { callGroupMessages } from './callGroups.messages.ts'
import { callPreferencesMessages } from './callPreferences.messages.ts'
import { lacksDay, toCallPreferencesDraft, toCallPreferencesRequest, type CallPreferencesDraft, type CallPreferencesRecord } from './callPreferences.ts'

export interface CallPreferencesDialogProps {
  /** The id of the user whose phone rings; null for the signed-in user. */
  userId: number | null
  onClose: () => void
  /** Called after saving, once the page's data are reloaded. */
  onSaved?: () => void
}

/** Edits when a user's phone rings for visitors. */
export function CallPreferencesDialog({ userId, onClose, onSaved }: CallPreferencesDialogProps) {
  const t = callPreferencesMessages.useWords()
  const { api } = usePortal()
  const asked = useAsk(String(userId), async (api, signal) => {
    const { CallPreferences } = await (userId === null ? api.getOwnCallPreferences({ signal }) : api.getCallPreferences({ UserID: userId }, { signal }))
    return CallPreferences
  })
  const { answer: record } = asked
  const title = userId === null ? t.own : record ? t.of({ name: record.Name }) : t.item
  if (record?.MayChange) return <Editing {...{ userId, record, title, onClose, onSaved }} />
  return (
    <Dialog isOpen onOpenChange={onClose} isClosable title={title} icon={BellRing} description={record && t.readOnly({ name: record.Name })}>
      {asked.failure && <ErrorPanel title={t.failed} onRetry={asked.reload} isRetrying={asked.isLoading} />}
      {!asked.failure && !record && <LoadingState label={t.item} />}
      {record && (
        <Column>
          <CallPreferencesEditor value={toCallPreferencesDraft(record).value} hasApp={ringsApp(record)} timeZone={record.TimeZone} now={api.serverNow()} readOnly />
        </Column>
      )}
    </Dialog>
  )
}

interface EditingProps extends CallPreferencesDialogProps {
  record: CallPreferencesRecord
  title: string
}

function Editing({ userId, record, title, onClose, onSaved }: EditingProps) {
  const t = callPreferencesMessages.useWords()
  const { endsSave } = callGroupMessages.useWords()
  const { someone } = conflictMessages.useWords()
  const { api, drafts } = usePortal()
  const texts = useCallTexts()
  const list = useFormatsList()
  const viewerTimeZone = useViewerTimeZone()
  const [unreadable, setUnreadable] = useState(0)
  const name = `callPreferences:${userId ?? 'own'}`
  const draft = useFormDraft<CallPreferencesDraft>({ name, saved: toCallPreferencesDraft(record), onClose })
  const saving = useCall(
    (_api, payload: ReturnType<typeof toCallPreferencesRequest>) => (userId === null ? api.saveOwnCallPreferences(payload) : api.saveCallPreferences({ UserID: userId, ...payload })),
    () => {
      drafts.drop(name)
      onSaved?.()
      onClose()
      return userId === null ? t.ownSaved : t.saved({ name: record.Name })
    },
  )
  const { failure } = saving
  const overtakenBy = currentRecord<CallPreferencesRecord>(failure)
  const dropped = failure?.kind === 'service' && failure.code === 'CALL_ENDS_HERE' ? (failure.body as { groups: string[] }).groups : null
  const { value } = draft.current
  const missing = unreadable > 0 ? t.unreadable : lacksDay(draft.current.value) ? t.noDay : null
  const error = draft.hasTried && missing !== null ? missing : overtakenBy || dropped ? null : saving.error
  const now = api.serverNow()
  const save = () => saving.run(toCallPreferencesRequest({ value, version: overtakenBy?.Version ?? draft.current.version }, dropped !== null))
  return (
    <FormDialog title={title} icon={BellRing} saveLabel={dropped ? endsSave : t.save} calling={saving} {...{ error, onClose }} {...draft.dialog} isComplete={missing === null} onSave={save}>
      <Text tone="muted">{record.CallGroups.length === 0 ? t.rungByNone : t.rungBy({ groups: list(record.CallGroups.map(({ Name }) => Name)) })}</Text>
      <Column>
        <CallPreferencesEditor
          value={value}
          onValueChange={(change) => draft.type({ value: change.value, version: draft.current.version })}
          onUnreadableChange={(change) => setUnreadable(change.unreadable)}
          hasApp={ringsApp(record)}
          timeZone={record.TimeZone}
          viewerTimeZone={viewerTimeZone}
          now={now}
        />
      </Column>
      {overtakenBy && (
        <InlineAlert tone="warning" role="alert">
          {t.overtaken({ who: overtakenBy.UpdatedBy || someone, hours: texts.ringHours(quietHoursOf(toCallPreferencesDraft(overtakenBy).value.ringHours)) })}
        </InlineAlert>
      )}
      {dropped && (
        <InlineAlert tone="danger" role="alert">
          {t.endsHere({ groups: list(dropped) })}
        </InlineAlert>
      )}
    </FormDialog>
  )
}

/** Whether to ask the user about the app's permission to notify. A phone number needs no permission, so only users with the app, or with neither, are asked. */
function ringsApp({ CallGroups, HasApp }: CallPreferencesRecord): boolean {
  return CallGroups.length === 0 ? HasApp : CallGroups.some(({ IsVideo }) => IsVideo)
}

/** One column of fields at every width of the page. */
const Column = styled.div`
  container-type: inline-size;
`
