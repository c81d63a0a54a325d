import { type Labels, say, type Translation, type Words } from '@portal/domain'
import { useMemo } from 'react'
import type { UiTables } from './en.ts'
import { useSetting } from './PortalProvider.tsx'

/**
 * The texts of a component: from the caller's labels, else from the provider, else in English. Pages can use this hook to repeat a
 * component's texts: `useLabels('EffectPreview', effectPreviewMessages)`.
 */
export function useLabels<Name extends keyof UiTables>(name: Name, messages: UiTables[Name], labels?: Labels<UiTables[Name]>): Words<UiTables[Name]> {
  const { locale, words } = useSetting()
  const table = words?.[name] as Translation<UiTables[Name]> | undefined
  return useMemo(() => say(messages, locale, labels, table), [messages, locale, labels, table])
}
