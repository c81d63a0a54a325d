import type { TemporaryInviteView } from '../inviteView.ts'
import type { InviteKeyWords } from './inviteWords.ts'

/** Text for screen readers in place of the picture of a temporary key's code. */
export function codeName({ locations }: Pick<TemporaryInviteView, 'locations'>, words: InviteKeyWords, locale: string): string {
  return locations.length === 0 ? words.qrKey : words.qrKeyFor({ places: new Intl.ListFormat(locale, { type: 'conjunction' }).format(locations) })
}
