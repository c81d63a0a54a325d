import type { PayloadOf } from '@portal/api-client'
import type { CallGroupRecord, endpoints } from '@portal/api-client/contract'
import { ChoiceField, ConfirmDialog, ErrorPanel, InlineAlert, Stack } from '@portal/ui'
import { useState } from 'react'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useAsk } from '#portal/app/asking.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { callGroupEditorMessages } from '../messages.ts'

export interface DeleteCallGroupDialogProps {
  group: CallGroupRecord
  onClose: () => void
  onDone: () => void
}

/** Shows what deleting a call group would end, and deletes it. Its managers get another group. */
export function DeleteCallGroupDialog({ group, onClose, onDone }: DeleteCallGroupDialogProps) {
  const t = callGroupEditorMessages.useWords()
  const { api } = usePortal()
  const list = useFormatsList()
  const [target, setTarget] = useState('')
  const [wasTried, setTried] = useState(false)
  const { run, isBusy, error } = useCall((_api, payload: PayloadOf<typeof endpoints.deleteCallGroup>) => api.deleteCallGroup(payload), onDone, { keepsData: true })
  const { answer, failure: planFailure, isLoading, reload } = useAsk(String(group.ID), async (api, signal) => {
    const [plan, { CallGroups }] = await Promise.all([api.getCallGroupDeletePlan({ callgroupId: group.ID }, { signal }), api.getCallGroups({}, { signal })])
    return { plan, others: CallGroups.filter(({ ID, IsVideo }) => ID !== group.ID && IsVideo === group.IsVideo) }
  })
  const plan = answer?.plan
  const needsTarget = plan !== undefined && plan.Stranded.length > 0
  const confirm = () => {
    setTried(true)
    if (!plan || (needsTarget && target === '')) return
    run({ callgroupId: group.ID, Version: plan.Version, MoveTo: target === '' ? null : Number(target) })
  }
  const losses = plan
    ? [
        { count: plan.Stations, effect: t.losesStations({ count: plan.Stations }) },
        { count: plan.Rung, effect: t.losesRung({ count: plan.Rung }) },
        { count: plan.AnsweredFor, effect: t.losesAnswer({ count: plan.AnsweredFor }) },
        { count: plan.OpenInvitations, effect: t.losesInvitations({ count: plan.OpenInvitations }) },
      ].filter(({ count }) => count > 0)
    : []
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      onConfirm={confirm}
      title={t.removeTitle({ name: group.Name })}
      description={t.removeText}
      confirmLabel={t.removeConfirm}
      consequences={losses}
      isBusy={isBusy || (plan === undefined && isLoading)}
      error={error}
    >
      <Stack>
        {planFailure && <ErrorPanel title={t.planFailed} onRetry={reload} isRetrying={isLoading} />}
        {needsTarget && (
          <>
            <InlineAlert tone="warning">{t.stranded({ names: list(plan.Stranded.map(({ Name }) => Name)) })}</InlineAlert>
            {answer?.others.length === 0 ? (
              <InlineAlert tone="danger">{t.noOther}</InlineAlert>
            ) : (
              <ChoiceField
                label={t.moveTo}
                placeholder={t.chooseGroup}
                value={target}
                error={wasTried && target === '' ? t.groupMissing : undefined}
                options={(answer?.others ?? []).map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
                onValueChange={({ value }) => setTarget(value)}
              />
            )}
          </>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
