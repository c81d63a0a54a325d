import { Button, CheckboxGroup, Dialog, RadioGroup, Stack, useToaster } from '@portal/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { EffectPanel } from '#portal/access/EffectPanel.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { useCall } from '#portal/app/useCall.ts'
import type { DoorColumn } from './accessByDoor.ts'
import type { UserGroup } from './groupValues.ts'
import { copyDoorMessages, groupActionMessages } from './messages.ts'

export interface CopyDoorDialogProps {
  group: UserGroup
  door: DoorColumn
  /** All doors of the table. */
  doors: readonly DoorColumn[]
  onClose: () => void
  onDone: () => void
}

/** Copies the access of one group, or of all, from one door to others; the effect is shown before saving. */
export function CopyDoorDialog({ group, door, doors, onClose, onDone }: CopyDoorDialogProps) {
  const t = copyDoorMessages.useWords()
  const { cancel } = groupActionMessages.useWords()
  const toaster = useToaster()
  const [Ports, setPorts] = useState<string[]>([])
  const [groups, setGroups] = useState('one')
  const copy = { FromPortID: door.id, Ports, UserGroupID: groups === 'one' ? group.ID : null }
  const { run, isBusy, failure } = useCall((api) => api.copyDoorRestrictions(copy), () => {
    toaster.success(t.copied({ count: Ports.length }))
    onDone()
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.title({ door: door.name })}
      icon={Copy}
      description={t.text}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" isBusy={isBusy} disabledReason={Ports.length === 0 ? t.chooseDoors : undefined} onClick={() => run()}>{t.confirm({ count: Ports.length })}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup label={t.groups} value={groups} options={[{ value: 'one', label: group.Name }, { value: 'all', label: t.allGroups }]} onValueChange={({ value }) => setGroups(value)} />
        <CheckboxGroup
          label={t.doors} allLabel={t.allDoors} values={Ports} onValuesChange={({ values }) => setPorts(values)}
          options={doors.filter(({ id }) => id !== door.id).map(({ id, name }) => ({ value: id, label: name }))}
        />
        {Ports.length > 0 && <EffectPanel change={{ Kind: 'doorCopy', ...copy }} />}
        <FailureAlert failure={failure} />
      </Stack>
    </Dialog>
  )
}
