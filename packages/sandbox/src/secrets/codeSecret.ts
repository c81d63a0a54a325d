import { randomToken } from '../bytes/digest.ts'
import type { Store } from '../store/openStore.ts'
import { settingOnce } from '../store/settings.ts'

export const codeSecretSetting = 'codes.secret'

/** The secret from which the store's codes are derived; a store makes its own the first time it is asked. */
export function codeSecret(store: Store): Promise<string> {
  return settingOnce(store, codeSecretSetting, () => randomToken())
}
