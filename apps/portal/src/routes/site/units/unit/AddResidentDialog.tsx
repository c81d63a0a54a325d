import { ComboboxField, DateField, InlineAlert } from '@portal/ui'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { typingPause, useAsk } from '#portal/app/useAsk.ts'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import type { Unit } from '../unit.ts'
import { unitMessages } from './messages.ts'

/** Adds a user to the unit, now or with the day on which access begins. */
export function AddResidentDialog({ unit, onClose, onDone }: { unit: Unit; onClose: () => void; onDone: (name: string) => void }) {
  const t = unitMessages.useWords()
  const { api } = usePortal()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ id: string; name: string; unit: string } | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [hasTried, setTried] = useState(false)
  const found = useAsk(`residents:${search}`, async (signal) => (await api.getUserTierUserList({ searchText: search, count: 20 }, { signal })).Users, { after: typingPause })
  const adding = useCall(
    (api, user: { id: string; unit: string }) => api.addUnitResident({ ID: unit.ID, UserID: Number(user.id), validFrom: user.unit === '' ? from : null }),
    () => onDone(chosen?.name ?? ''),
  )
  const options = (found.answer ?? []).filter(({ ID, HasAccountAccess }) => HasAccountAccess && unit.Residents.every(({ UserID }) => UserID !== ID))
    .map(({ ID, Name, Unit: own }) => ({ value: String(ID), label: Name, ...(own && { fact: own }) }))
  const known = chosen === null || options.some(({ value }) => value === chosen.id) ? options : [{ value: chosen.id, label: chosen.name }, ...options]
  return (
    <FormDialog
      title={t.addTitle({ unit: unit.Name })}
      icon={UserPlus}
      initialFocus={field}
      saveLabel={t.add}
      calling={adding}
      isTyped={chosen !== null}
      isComplete={chosen !== null}
      onTry={() => setTried(true)}
      onSave={() => chosen && adding.run(chosen)}
      onClose={onClose}
    >
      <ComboboxField
        ref={field}
        label={t.user}
        placeholder={t.find}
        options={known}
        value={chosen?.id ?? ''}
        isBusy={found.isLoading}
        error={found.failure ? t.searchFailed : hasTried && chosen === null ? t.userMissing : undefined}
        onSearchChange={(typed) => setSearch(typed.search)}
        onValueChange={({ value }) => {
          const user = found.answer?.find(({ ID }) => String(ID) === value)
          setChosen(user ? { id: value, name: user.Name, unit: user.Unit } : null)
        }}
      />
      {chosen && chosen.unit !== ''
        ? <InlineAlert>{t.livesIn({ name: chosen.name, units: chosen.unit })}</InlineAlert>
        : <DateField label={t.from} isOptional help={t.fromHelp} value={from} onValueChange={({ value }) => setFrom(value)} />}
    </FormDialog>
  )
}
