import { ChoiceField, ConfirmDialog, Stack } from '@portal/ui'
import { useState } from 'react'
import { EffectPanel } from '#portal/access/effect.tsx'
import { useCall } from '#portal/app/useCall.ts'
import type { UserGroup } from './groupValues.ts'
import { groupActionMessages } from './messages.ts'

export interface DeleteGroupDialogProps {
  group: UserGroup
  groups: readonly UserGroup[]
  onClose: () => void
  onDone: () => void
}

/** Deletes a group. The user chooses another group for its users. */
export function DeleteGroupDialog({ group, groups, onClose, onDone }: DeleteGroupDialogProps) {
  const t = groupActionMessages.useWords()
  const { run, isBusy, error } = useCall((api, moveTo: number | null) => api.deleteUserGroup({ ID: group.ID, ...(moveTo !== null && { MoveToUserGroupID: moveTo }) }), onDone, { keepsData: true })
  const [target, setTarget] = useState('')
  const [wasTried, setTried] = useState(false)
  // A service that doesn't count users may still refuse to delete a group with users.
  const hasPeople = group.MemberCount !== 0
  const confirm = () => {
    setTried(true)
    if (hasPeople && target === '') return
    run(hasPeople ? Number(target) : null)
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      onConfirm={confirm}
      title={t.removeTitle({ name: group.Name })}
      description={group.MemberCount ? t.removeMoves({ count: group.MemberCount }) : group.MemberCount === 0 ? t.removeEmpty : undefined}
      confirmLabel={t.removeConfirm}
      isBusy={isBusy}
      error={error}
    >
      {hasPeople && (
        <Stack>
          <ChoiceField
            label={t.moveTo}
            placeholder={t.chooseGroup}
            value={target}
            error={wasTried && target === '' ? t.groupMissing : undefined}
            options={groups.filter(({ ID, HasAccountAccess }) => HasAccountAccess && ID !== group.ID).map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
            onValueChange={({ value }) => setTarget(value)}
          />
          {target !== '' && <EffectPanel change={{ Kind: 'groupDeletion', UserGroupID: group.ID, MoveToUserGroupID: Number(target) }} isRemoval />}
        </Stack>
      )}
    </ConfirmDialog>
  )
}
