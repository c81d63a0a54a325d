import { type Labels, say, type Translation, type Words } from '@portal/domain'
import { useMemo } from 'react'
import type { UiTables } from './en.ts'
import { useSetting } from './PortalProvider.tsx'

/**
 * A component's texts: the caller's labels, then the provider's table, then English. Pages can use it to repeat a component's texts:
 * `useLabels('EffectPreview', effectPreviewMessages)`.
 */
export function useLabels<Name extends keyof UiTables>(name: Name, messages: UiTables[Name], labels?: Labels<UiTables[Name]>): Words<UiTables[Name]> {
  const { locale, words } = useSetting()
  const table = words?.[name] as Translation<UiTables[Name]> | undefined
  return useMemo(() => say(messages, locale, labels, table), [messages, locale, labels, table])
}
