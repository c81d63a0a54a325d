import { say } from '@portal/domain'
import type { Labels, Translation, Words } from '@portal/domain'
import { useMemo } from 'react'
import type { UiTables } from './en.ts'
import { useSetting } from './PortalProvider.tsx'

/**
 * A component's words: its caller's labels, then the provider's table of that name, then its own English. For pages too that say elsewhere
 * what a component says: `useLabels('EffectPreview', effectPreviewMessages)`.
 */
export function useLabels<Name extends keyof UiTables>(name: Name, messages: UiTables[Name], labels?: Labels<UiTables[Name]>): Words<UiTables[Name]> {
  const { locale, words } = useSetting()
  const table = words?.[name] as Translation<UiTables[Name]> | undefined
  return useMemo(() => say(messages, locale, labels, table), [messages, locale, labels, table])
}
