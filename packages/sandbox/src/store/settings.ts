import type { Store } from './openStore.ts'

export async function readSetting(store: Store, key: string): Promise<string | null> {
  return (await store.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null
}

export async function writeSetting(store: Store, key: string, value: string): Promise<void> {
  await store.insertInto('settings').values({ key, value }).onConflict((conflict) => conflict.column('key').doUpdateSet({ value })).execute()
}

/** Reads a setting, or creates and stores it. Two simultaneous callers both get the stored value. */
export async function settingOnce(store: Store, key: string, make: () => string | Promise<string>): Promise<string> {
  const present = await readSetting(store, key)
  if (present !== null) return present
  await store
    .insertInto('settings')
    .values({ key, value: await make() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const kept = await readSetting(store, key)
  if (kept === null) throw new Error(`The setting ${key} could not be kept.`)
  return kept
}
