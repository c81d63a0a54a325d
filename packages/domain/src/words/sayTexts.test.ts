import { expect, it } from 'vitest'
import { inviteKeyMessages } from '../invites/card/inviteKeyMessages.ts'
import { spanishInviteMessages } from '../invites/card/spanishInviteMessages.ts'
import { say } from './say.ts'
import { sayTexts } from './sayTexts.ts'

const read = (words: Readonly<Record<string, unknown>>) => Object.entries(words).map(([key, said]) => [key, typeof said === 'function' ? (said as (values: object) => string)({ places: 'Main Gate' }) : said])

it.each([
  ['in English', undefined, undefined],
  ['in Spanish', undefined, spanishInviteMessages],
  ['with words of a page', { generate: 'Open sesame', qrKeyFor: 'Key: {places}' }, spanishInviteMessages],
  ['with a function of a page', { qrKeyFor: ({ places }: { places: string | number }) => `For ${places}` }, undefined],
])('says what say says, %s', (_name, labels, translation) => {
  expect(read(sayTexts(inviteKeyMessages, labels, translation))).toEqual(read(say(inviteKeyMessages, 'en-US', labels, translation)))
})
