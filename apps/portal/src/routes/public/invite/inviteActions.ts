import type { Portal } from '../../../app/Portal.ts'

const googleSaveLink = /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/

/** Saves a file to the person's device under the name the server gave it. */
async function download(answer: Promise<{ blob: Blob; fileName: string; mediaType: string }>): Promise<void> {
  const { blob, fileName, mediaType } = await answer
  const address = URL.createObjectURL(new Blob([blob], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Safari reads the blob after the click returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export interface InviteActions {
  addToCalendar(): Promise<void>
  addToAppleWallet(): Promise<void>
  addToGoogleWallet(): Promise<void>
}

/** What a guest can do with a key besides showing it. Each rejects when it did not work. */
export function inviteActions(portal: Portal, inviteId: string): InviteActions {
  return {
    addToCalendar: () => download(portal.api.getCalender({ inviteId })),
    addToAppleWallet: () => download(portal.api.getPKPass({ inviteId })),
    async addToGoogleWallet() {
      // The tab must open in the click itself: a browser blocks one that opens after waiting.
      const tab = window.open('about:blank', '_blank')
      try {
        const { Result } = await portal.api.getGoolgleJWT({ inviteId })
        if (!googleSaveLink.test(Result)) throw new Error('The answer is not a link to Google Wallet.')
        if (!tab) throw new Error('The browser did not open a new tab.')
        tab.opener = null
        tab.location.replace(Result)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  }
}
