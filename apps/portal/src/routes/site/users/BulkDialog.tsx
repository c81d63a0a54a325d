import { ChoiceField, ConfirmDialog, Stack, type TableSelection } from '@portal/ui'
import { useState } from 'react'
import { EffectPanel } from '#portal/access/effect.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { BulkOutcome } from '#portal/people/BulkOutcome.tsx'
import { CallGroupChanges, useCallGroupPreview } from '#portal/people/CallGroupChanges.tsx'
import { NeededCallGroups, type NeededGroups } from '#portal/people/NeededCallGroups.tsx'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import type { UserGroup } from '#portal/people/usePeopleChoices.ts'
import { toBulkRequest, toUserSelection, type BulkActionName, type BulkResult, type UsersQuery } from './usersQuery.ts'
import { bulkDialogMessages } from './bulkDialog.messages.ts'

export interface BulkDialogProps {
  action: BulkActionName
  selection: TableSelection
  /** The number of selected users. */
  count: number
  /** The number of users that the filter matches. */
  total: number
  query: UsersQuery
  groups: UserGroup[]
  /** Called when the dialog closes; `isDone` if something was changed. */
  onClose: (end: { isDone: boolean }) => void
}

/** Asks for confirmation of a bulk action with the number of users, and lists the refused rows. */
export function BulkDialog({ action, selection, count, total, query, groups, onClose }: BulkDialogProps) {
  const t = bulkDialogMessages.useWords()
  const failureText = useFailureText()
  const [result, setResult] = useState<BulkResult | null>(null)
  const [group, setGroup] = useState('')
  const [callGroups, setCallGroups] = useState<NeededGroups>({ video: '', voice: '' })
  const [wasTried, setTried] = useState(false)
  const { run, isBusy, failure } = useCall((api) => api.saveBulkUserAction(toBulkRequest(action, { group, callGroups }, selection, query, total)), setResult)
  const isLeaving = action === 'moveOut' || action === 'remove'
  const preview = useCallGroupPreview(
    isLeaving || action === 'webOn' ? { Selection: toUserSelection(selection, query, total), Action: isLeaving ? 'leave' : 'webOn' } : null,
  )
  const need = preview.answer ?? null
  const isMissing = action === 'moveToGroup' ? group === '' : need !== null && ((need.NeedVideoGroup > 0 && callGroups.video === '') || (need.NeedVoiceGroup > 0 && callGroups.voice === ''))
  const texts = useTexts(action, count, groups.find(({ ID }) => String(ID) === group)?.Name ?? '')

  const confirm = () => {
    setTried(true)
    if (isMissing) return
    run()
  }
  if (result) return <BulkOutcome result={result} title={texts.done({ count: result.Done })} onClose={() => onClose({ isDone: true })} />
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => onClose({ isDone: false })}
      onConfirm={confirm}
      title={texts.title}
      description={action === 'moveToGroup' ? t.moveText : undefined}
      confirmLabel={texts.confirm}
      consequences={texts.effect === null ? [] : [{ count, effect: texts.effect }]}
      word={texts.word}
      isBusy={isBusy || (preview.isLoading && !preview.failure)}
      error={failure && (failure.kind === 'service' && failure.code === 'SELECTION_CHANGED' ? t.selectionChanged : failureText(failure))}
    >
      {action === 'moveToGroup' && (
        <Stack>
          <ChoiceField
            label={t.chooseGroup}
            placeholder={t.chooseGroup}
            value={group}
            error={wasTried && group === '' ? t.groupMissing : undefined}
            options={groups.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
            onValueChange={({ value }) => setGroup(value)}
          />
          {group !== '' && <EffectPanel change={{ Kind: 'bulkGroup', Selection: toUserSelection(selection, query, total), UserGroupID: Number(group) }} />}
        </Stack>
      )}
      {isLeaving && <CallGroupChanges asked={preview} />}
      {action === 'webOn' && need && <NeededCallGroups preview={need} chosen={callGroups} wasTried={wasTried} onChoose={setCallGroups} />}
    </ConfirmDialog>
  )
}

interface BulkTexts {
  title: string
  confirm: string
  /** The message after the action. */
  done: (values: { count: number }) => string
  /** The effect of the action, after the count; null without one. */
  effect: string | null
  /** A word that the user types to confirm, for serious actions. */
  word?: string
}

function useTexts(action: BulkActionName, count: number, group: string): BulkTexts {
  const t = bulkDialogMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const texts: Record<BulkActionName, () => BulkTexts> = {
    moveToGroup: () => ({ title: t.moveTitle({ count }), confirm: t.moveConfirm({ count }), done: (moved) => t.moveDone({ people: people(moved), group }), effect: null }),
    webOn: () => ({ title: t.onTitle({ count }), confirm: t.onConfirm({ count }), done: t.onDone, effect: t.onEffect({ count }) }),
    webOff: () => ({ title: t.offTitle({ count }), confirm: t.offConfirm({ count }), done: t.offDone, effect: t.offEffect({ count }) }),
    moveOut: () => ({ title: t.outTitle({ count }), confirm: t.outConfirm({ count }), done: t.outDone, effect: t.outEffect({ count }), word: t.outWord }),
    remove: () => ({ title: t.removeTitle({ count }), confirm: t.removeConfirm({ count }), done: t.removeDone, effect: t.removeEffect({ count }), word: t.removeWord }),
  }
  return texts[action]()
}
