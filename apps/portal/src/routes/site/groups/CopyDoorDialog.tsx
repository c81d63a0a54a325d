import { CheckboxGroup, RadioGroup } from '@portal/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { EffectPanel } from '#portal/access/effect.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import type { DoorColumn } from './accessByDoor.ts'
import type { UserGroup } from './groupValues.ts'
import { copyDoorMessages } from './messages.ts'

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
  const [Ports, setPorts] = useState<string[]>([])
  const [groups, setGroups] = useState('one')
  const copy = { FromPortID: door.id, Ports, UserGroupID: groups === 'one' ? group.ID : null }
  const calling = useCall((api) => api.copyDoorRestrictions(copy), () => {
    onDone()
    return t.copied({ count: Ports.length })
  })
  return (
    <FormDialog
      title={t.title({ door: door.name })}
      icon={Copy}
      description={t.text}
      saveLabel={t.confirm({ count: Ports.length })}
      saveReason={Ports.length === 0 ? t.chooseDoors : undefined}
      calling={calling}
      onClose={onClose}
      onSave={calling.run}
    >
      <RadioGroup label={t.groups} value={groups} options={[{ value: 'one', label: group.Name }, { value: 'all', label: t.allGroups }]} onValueChange={({ value }) => setGroups(value)} />
      <CheckboxGroup
        label={t.doors} allLabel={t.allDoors} values={Ports} onValuesChange={({ values }) => setPorts(values)}
        options={doors.filter(({ id }) => id !== door.id).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {Ports.length > 0 && <EffectPanel change={{ Kind: 'doorCopy', ...copy }} />}
    </FormDialog>
  )
}
