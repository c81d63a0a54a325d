import { credentialKindMessages } from './credentialKinds.messages.ts'

/** The name of an entry method; an unknown kind is shown unchanged. */
export function useCredentialKind(): (kind: string) => string {
  const texts: Partial<Record<string, string>> = credentialKindMessages.useWords()
  return (kind) => texts[kind] ?? kind
}
