import type { AccessSummary } from '@portal/domain'
import { InlineAlert } from '@portal/ui'
import { defaultAccessMessages } from './defaultAccess.messages.ts'

/** Warns that no one set the user's access: by the property's setting, the user can open everything or nothing. */
export function DefaultAccessAlert({ isByDefault, none }: Pick<AccessSummary, 'isByDefault' | 'none'>) {
  const t = defaultAccessMessages.useWords()
  if (isByDefault) return <InlineAlert tone="danger">{t.byDefault}</InlineAlert>
  return none === 'notGiven' ? <InlineAlert tone="warning">{t.notGiven}</InlineAlert> : null
}
