import { GuestFailure } from '../service/GuestFailure.ts'
import type { InviteSource, KeepName } from '../service/InviteSource.ts'

const googleSaveLink = /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/

const endings: Record<Exclude<KeepName, 'google'>, string> = { apple: 'pkpass', calendar: 'ics' }

/** Saves an invite to a wallet or calendar. Call it in the press itself: a browser blocks a tab that opens after waiting. */
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
  // Safari reads the blob after the click returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
