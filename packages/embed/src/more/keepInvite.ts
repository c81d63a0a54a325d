import { GuestFailure } from '../service/GuestFailure.ts'
import type { InviteSource, KeepName } from '../service/InviteSource.ts'

const googleSaveLink = /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/

const endings: Record<Exclude<KeepName, 'google'>, string> = { apple: 'pkpass', calendar: 'ics' }

/** Saves an invite to a wallet or calendar. Call it directly in the click handler, because browsers block a tab that opens later. */
export async function keepInvite(name: KeepName, source: InviteSource, { id, downloadName }: { id: string; downloadName: string }): Promise<void> {
  const tab = name === 'google' ? window.open('about:blank', '_blank') : null
  try {
    const kept = await source.keep?.[name]?.(id)
    if (typeof kept === 'string') {
      if (!googleSaveLink.test(kept)) throw new GuestFailure('unreadable')
      if (!tab) throw new GuestFailure('tab-blocked')
      tab.opener = null
      tab.location.replace(kept)
    } else if (kept && name !== 'google') save(kept, `${downloadName || 'invite'}.${endings[name]}`)
  } catch (error) {
    tab?.close()
    throw error
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The address is kept for a while, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
