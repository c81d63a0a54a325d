// The bundler makes the address of the script the default export.
// oxlint-disable-next-line import/default
import address from './importWorker.ts?worker&url'
import { workerPolicy } from './workerPolicy.ts'

/** The address of the worker's script. With Trusted Types a policy allows only this address. */
export function workerAddress(): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
  if (!factory) return address
  policy ??= factory.createPolicy(workerPolicy, { createScriptURL: () => address })
  return policy.createScriptURL('')
}

interface TrustedTypesFactory {
  /** Creates a policy. Its result can be used like a string. */
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (text: string) => string }
}

let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined
