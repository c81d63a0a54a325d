import { saveFile } from '../../../app/saveFile.ts'
import type { Portal } from '../../../app/Portal.ts'
import { withFreshProof } from './withFreshProof.ts'

const googleSaveLink = /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/

export interface InviteActions {
  addToCalendar(): Promise<void>
  addToAppleWallet(): Promise<void>
  addToGoogleWallet(): Promise<void>
}

/** The link of a key, and what its page was given for wallet and calendar. */
export interface ShownKey {
  token: string
  proof: string
}

/** What a guest can do with a key besides showing it. Each rejects when it did not work. */
export function inviteActions({ api }: Portal, { token, proof }: ShownKey): InviteActions {
  const renew = async () => (await api.showQRCode({ d: token })).ID
  return {
    addToCalendar: () => saveFile(withFreshProof(proof, renew, (inviteId) => api.getCalender({ inviteId }))),
    addToAppleWallet: () => saveFile(withFreshProof(proof, renew, (inviteId) => api.getPKPass({ inviteId, d: token }))),
    async addToGoogleWallet() {
      // The tab must open in the click itself: a browser blocks one that opens after waiting.
      const tab = window.open('about:blank', '_blank')
      try {
        const { Result } = await withFreshProof(proof, renew, (inviteId) => api.getGoolgleJWT({ inviteId, d: token }))
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
