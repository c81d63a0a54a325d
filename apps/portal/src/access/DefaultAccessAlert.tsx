import { useStore } from '@nanostores/react'
import type { AccessSummary } from '@portal/domain'
import { InlineAlert } from '@portal/ui'
import { defaultAccessMessages } from './defaultAccess.messages.ts'

/** Warns where nobody decided what someone opens: everything at any time, or nothing, as the property has it. */
export function DefaultAccessAlert({ isByDefault, none }: Pick<AccessSummary, 'isByDefault' | 'none'>) {
  const t = useStore(defaultAccessMessages)
  if (isByDefault) return <InlineAlert tone="danger">{t.byDefault}</InlineAlert>
  return none === 'notGiven' ? <InlineAlert tone="warning">{t.notGiven}</InlineAlert> : null
}
