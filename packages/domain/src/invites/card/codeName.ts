import type { TemporaryInviteView } from '../inviteView.ts'
import type { InviteKeyWords } from './inviteWords.ts'

/** What the picture of a temporary key says to those who do not see it. */
export function codeName({ locations }: Pick<TemporaryInviteView, 'locations'>, words: InviteKeyWords, locale: string): string {
  return locations.length === 0 ? words.qrKey : words.qrKeyFor({ places: new Intl.ListFormat(locale, { type: 'conjunction' }).format(locations) })
}
