import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { FilteredTextField, InlineAlert, TextLink } from '@portal/ui'
import { Building } from 'lucide-react'
import { useRef, useState } from 'react'
import { unitPath } from '#portal/app/paths.ts'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { unitsMessages } from './messages.ts'
import type { Unit } from './unit.ts'

export interface UnitDialogProps {
  /** The unit to rename; null for a new one. */
  unit: Pick<Unit, 'ID' | 'Name' | 'Building' | 'Version'> | null
  onClose: () => void
  onSaved: (unit: Unit) => void
}

/** Names a unit. If another unit has the name, the dialog leads to that unit, or merges both. */
export function UnitDialog({ unit, onClose, onSaved }: UnitDialogProps) {
  const t = unitsMessages.useWords()
  const name = useRef<HTMLInputElement>(null)
  const saved = { Name: unit?.Name ?? '', Building: unit?.Building ?? '' }
  const [form, setForm] = useState(saved)
  const [hasTried, setTried] = useState(false)
  const saving = useCall((api, payload: PayloadOf<typeof endpoints.saveUnit>) => api.saveUnit(payload), ({ Unit: done }) => onSaved(done))
  const { failure } = saving
  const holder = failure?.kind === 'service' && failure.code === 'UNIT_EXISTS' ? (failure.body as { unit: Pick<Unit, 'ID' | 'Name'> }).unit : null
  // The question about merging is asked again for another name.
  const [askedName, setAskedName] = useState('')
  const other = askedName === form.Name ? holder : null
  const save = () => {
    setAskedName(form.Name)
    saving.run({ ID: unit?.ID ?? null, ...form, Version: unit?.Version ?? null, ...(unit && other && { MergesInto: other.ID }) })
  }
  return (
    <FormDialog
      title={unit ? t.editTitle({ name: unit.Name }) : t.add}
      icon={Building}
      initialFocus={name}
      saveLabel={unit && other ? t.merge : t.save}
      calling={saving}
      error={holder ? null : saving.error}
      isTyped={form.Name !== saved.Name || form.Building !== saved.Building}
      isComplete={form.Name.trim() !== ''}
      onTry={() => setTried(true)}
      onSave={save}
      onClose={onClose}
    >
      <FilteredTextField
        ref={name} label={t.name} maxLength={20} autoComplete="off" value={form.Name} error={hasTried && form.Name.trim() === '' ? t.nameMissing : undefined}
        onChange={({ currentTarget }) => setForm({ ...form, Name: currentTarget.value })}
      />
      <FilteredTextField
        label={t.building} isOptional help={t.buildingHelp} maxLength={60} autoComplete="off" value={form.Building}
        onChange={({ currentTarget }) => setForm({ ...form, Building: currentTarget.value })}
      />
      {other && (
        <InlineAlert tone="warning" role="alert" title={t.exists({ name: other.Name })} actions={<TextLink href={unitPath(other.ID)}>{t.open({ name: other.Name })}</TextLink>}>
          {unit && t.mergeText}
        </InlineAlert>
      )}
    </FormDialog>
  )
}
