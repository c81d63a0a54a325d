import { lintCallPlan } from '@portal/domain'
import { useCallTexts } from '@portal/ui'
import { PhoneOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { toCallWorld } from '@portal/api-client/contract'
import { ConfirmDialog } from '../app/dialogs.tsx'
import { callGroupKind, type CallGroupRecord } from './callGroupRecord.ts'
import { callGroupMessages } from './callGroups.messages.ts'
import type { CallGroupEditing } from './callGroupEdit.ts'
import type { CallPeople } from './useCallPeople.ts'

export interface EndsHere {
  /** Saves the plan. First asks for confirmation if the plan reaches no one. Returns false if something is incomplete. */
  save: () => boolean
  /** The question; render it anywhere in the page. */
  question: ReactNode
}

/** Requires a confirmation before saving a plan that reaches no one. */
export function useEndsHere(group: CallGroupRecord, editing: CallGroupEditing, { people }: CallPeople, now: number): EndsHere {
  const t = callGroupMessages.useWords()
  const texts = useCallTexts()
  const [isAsking, setAsking] = useState(false)
  const { plan } = editing.edit.values
  // A station's own number is ignored, because the station can't call itself.
  const stations = group.Stations.length === 0 ? [undefined] : group.Stations
  const warnings = stations.flatMap((station) => lintCallPlan(plan, { ...toCallWorld(group, now, station), people }))
  const told = [...new Set(warnings.filter(({ severity }) => severity === 'drop').map((warning) => texts.warning(warning, plan, people)))]
  return {
    save() {
      const isWhole = Object.keys(callGroupKind(group.ID).check(editing.edit.values)).length === 0
      if (!isWhole || told.length === 0 || editing.edit.values.acknowledgesEnd) return editing.save()
      setAsking(true)
      return true
    },
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={({ isOpen }) => setAsking(isOpen)}
        title={t.endsTitle}
        icon={PhoneOff}
        description={t.endsText}
        confirmLabel={t.endsSave}
        labels={{ cancel: t.endsBack }}
        onConfirm={() => {
          setAsking(false)
          editing.change({ acknowledgesEnd: true })
          editing.save()
        }}
      >
        <ul>
          {told.map((text) => <li key={text}>{text}</li>)}
        </ul>
      </ConfirmDialog>
    ),
  }
}
