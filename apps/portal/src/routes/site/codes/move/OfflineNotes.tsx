import { InlineAlert } from '@portal/ui'
import { moveCodesMessages } from '../messages.ts'
import type { ModuleEffect } from './movePlan.ts'

/** Notes about offline controllers: codes that may still open, or not open yet. */
export function OfflineNotes({ modules }: { modules: readonly ModuleEffect[] }) {
  const t = moveCodesMessages.useWords()
  return modules
    .filter(({ isOnline }) => !isOnline)
    .map(({ id, name, forgets }) => (
      <InlineAlert key={id} tone="warning">
        {forgets > 0 ? t.stillOpens({ device: name }) : t.learnsLater({ device: name })}
      </InlineAlert>
    ))
}
