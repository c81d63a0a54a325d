import { useStore } from '@nanostores/react'
import { credentialKindMessages } from './credentialKinds.messages.ts'

/** With what a door was opened, in words; a kind that has none yet is shown as it came. */
export function useCredentialKind(): (kind: string) => string {
  const texts: Partial<Record<string, string>> = useStore(credentialKindMessages)
  return (kind) => texts[kind] ?? kind
}
