import type { AccessSummary } from '@portal/domain'
import { InlineAlert } from '@portal/ui'
import { defaultAccessMessages } from './defaultAccess.messages.ts'

/** Warns that no one has set the user's access, so that the property's setting lets the user open everything or nothing. */
export function DefaultAccessAlert({ isByDefault, none }: Pick<AccessSummary, 'isByDefault' | 'none'>) {
  const t = defaultAccessMessages.useWords()
  if (isByDefault) return <InlineAlert tone="danger">{t.byDefault}</InlineAlert>
  return none === 'notGiven' ? <InlineAlert tone="warning">{t.notGiven}</InlineAlert> : null
}
