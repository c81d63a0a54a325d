import { useStore } from '@nanostores/react'
import { InlineAlert } from '@portal/ui'
import { moveCodesMessages } from '../messages.ts'
import type { ModuleEffect } from './movePlan.ts'

/** What may still open, or not open yet, as a controller does not answer. */
export function OfflineNotes({ modules }: { modules: readonly ModuleEffect[] }) {
  const t = useStore(moveCodesMessages)
  return modules
    .filter(({ isOnline }) => !isOnline)
    .map(({ id, name, forgets }) => (
      <InlineAlert key={id} tone="warning">
        {forgets > 0 ? t.stillOpens({ device: name }) : t.learnsLater({ device: name })}
      </InlineAlert>
    ))
}
