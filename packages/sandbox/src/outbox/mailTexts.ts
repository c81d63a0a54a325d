import { alertMessages, formatCents, say, spanishAlertMessages, type Words, type writeAlert } from '@portal/domain'
import { sayDuration } from '../time/sayMoment.ts'
import { type Language, localeOf } from '../words/language.ts'
import type { Mail } from './outbox.ts'
import { mailWords } from './mailWords.ts'
import { spanishMailWords } from './mailWords.es.ts'

export type MailText = Pick<Mail, 'subject' | 'text' | 'link'>

/** A link in a mail, and for how many milliseconds it is valid. */
export interface TimedLink {
  link: string
  validFor: number
}

const words: Readonly<Record<Language, Words<typeof mailWords>>> = { en: say(mailWords, localeOf.en), es: say(mailWords, localeOf.es, spanishMailWords) }

/** The words of mails in one language. */
export const mailWordsIn = (language: Language): Words<typeof mailWords> => words[language]

/** A mail to a user. The parts of its text are paragraphs. */
function letter(language: Language, name: string, subject: string, link: string | null, ...parts: string[]): MailText {
  return { subject, text: [words[language].hello({ name }), ...parts].join('\n\n'), link }
}

export function resetPasswordMail(language: Language, name: string, { link, validFor }: TimedLink): MailText {
  const { subject, text } = words[language].resetPassword
  return letter(language, name, subject, link, text({ time: sayDuration(validFor, language), link }))
}

export function guessedPasswordMail(language: Language, name: string, tries: number): MailText {
  const { subject, text } = words[language].guessedPassword
  return letter(language, name, subject, null, text({ tries }))
}

export function passwordChangedMail(language: Language, name: string, by: 'owner' | 'administrator' | 'link'): MailText {
  const said = words[language].passwordChanged
  return letter(language, name, said.subject, null, said[by], said.ifNotYou)
}

/** The mail about a new email address. `address` is the new address; empty if there is none. */
export function emailChangedMail(language: Language, name: string, address: string): MailText {
  const said = words[language].emailChanged
  return letter(language, name, said.subject, null, `${said.text} ${address === '' ? said.none : said.address({ address })}`, said.ifNotYou)
}

/** A change of a user's two-step sign-in. */
export type TwoStepChange =
  | { kind: 'on' | 'off' | 'newCodes' | 'guessed' }
  | { kind: 'reset'; by: string; reason: string }
  | { kind: 'codeUsed'; left: number }
  | { kind: 'passkeyAdded' | 'passkeyRemoved'; passkey: string }

export function twoStepMail(language: Language, name: string, change: TwoStepChange): MailText {
  const said = words[language].twoStep
  return letter(language, name, said.subject[change.kind], null, twoStepText(said, change), change.kind === 'guessed' ? said.changePassword : said.ifNotYou)
}

function twoStepText(said: Words<typeof mailWords>['twoStep'], change: TwoStepChange): string {
  switch (change.kind) {
    case 'reset':
      return said.reset(change)
    case 'codeUsed':
      return said.codeUsed({ count: change.left })
    case 'passkeyAdded':
    case 'passkeyRemoved':
      return said[change.kind](change)
    case 'on':
    case 'off':
    case 'newCodes':
    case 'guessed':
      return said[change.kind]
    default:
      return change satisfies never
  }
}

/** The text message with a code for a phone, stored in the outbox like a mail. */
export function phoneCodeText(language: Language, code: string, validFor: number): MailText {
  const { subject, text } = words[language].phoneCode
  return { subject, text: text({ code, time: sayDuration(validFor, language) }), link: null }
}

export function masterUserMail(language: Language, name: string, { link, validFor }: TimedLink): MailText {
  const { subject, text } = words[language].masterUser
  return letter(language, name, subject, link, text({ time: sayDuration(validFor, language), link }))
}

export function subscribeMail(language: Language, group: string, property: string, { link, validFor }: TimedLink): MailText {
  const { subject, text } = words[language].subscribe
  return { subject: subject({ group }), text: text({ group, property, time: sayDuration(validFor, language), link }), link }
}

export function callGroupMail(language: Language, name: string, group: string, property: string): MailText {
  const { subject, text } = words[language].callGroup
  return letter(language, name, subject({ group }), null, text({ group, property }))
}

export function deleteAccountMail(language: Language, name: string, { link, validFor }: TimedLink): MailText {
  const { subject, text } = words[language].deleteAccount
  return letter(language, name, subject, link, text({ time: sayDuration(validFor, language), link }))
}

/** The mail about an account that will be deleted. `moment` is when, in the property's time: `Sat, Nov 28, 6:00 PM`. */
export function deletionWaitsMail(language: Language, name: string, moment: string, link: string): MailText {
  const { subject, text } = words[language].deletionWaits
  return letter(language, name, subject, link, text({ moment, link }))
}

/** The mail that says why an account isn't deleted: an administrator's reason, or the rule that an account keeps an administrator (`by` empty). */
export function deletionRefusedMail(language: Language, name: string, by: string, reason: string): MailText {
  const { subject, rule, administrator } = words[language].deletionRefused
  return letter(language, name, subject, null, by === '' ? rule({ reason }) : administrator({ by, reason }))
}

export function accountDeletedMail(language: Language, name: string): MailText {
  const { subject, text } = words[language].accountDeleted
  return letter(language, name, subject, null, text)
}

export function exportMail(language: Language, name: string, what: string, lines: number, { link, validFor }: TimedLink): MailText {
  const { subject, text } = words[language].exported
  return letter(language, name, subject({ what }), link, text({ what, count: lines, time: sayDuration(validFor, language), link }))
}

/** The fields of an invoice that its mail shows, with the contract's names. */
interface MailedInvoice {
  Number: string
  Description: string
  TotalCents: number
  DueCents: number
  /** The due date as people read it. */
  DueDate: string
}

export function invoiceMail(language: Language, account: string, invoice: MailedInvoice): MailText {
  const said = words[language].invoice
  const money = (cents: number) => formatCents(cents, localeOf[language])
  const due = invoice.DueCents === 0 ? said.paid : said.due({ amount: money(invoice.DueCents), date: invoice.DueDate })
  const about = said.text({ number: invoice.Number, account, description: invoice.Description, total: money(invoice.TotalCents) })
  return { subject: said.subject({ number: invoice.Number }), text: [said.hello, `${about} ${due}`, said.attached].join('\n\n'), link: null }
}

interface ChargedInvoice extends Pick<MailedInvoice, 'Number' | 'TotalCents'> {
  /** The name of the billed account. */
  account: string
}

/** The mail about an automatic payment. `method`: the card or bank account that was charged; null if credit paid the whole invoice. */
export function automaticPaymentMail(language: Language, { account, Number: number, TotalCents }: ChargedInvoice, method: string | null): MailText {
  const said = words[language].automaticPayment
  const amount = formatCents(TotalCents, localeOf[language])
  return letter(language, account, said.paidSubject({ number }), null, method === null ? said.paidByCredit({ number, amount }) : said.paid({ number, amount, method }))
}

/** The mail about a failed automatic payment. `again`: the date of the next attempt, as people read it; null after the last one. */
export function automaticPaymentFailedMail(language: Language, { account, Number: number, TotalCents }: ChargedInvoice, reason: string, again: string | null, link: string): MailText {
  const said = words[language].automaticPayment
  const amount = formatCents(TotalCents, localeOf[language])
  return letter(language, account, said.failedSubject({ number }), link, said.failed({ number, amount, reason }), again === null ? said.over({ link }) : said.again({ date: again, link }))
}

/** The mail about a changed card. `card` is the brand and the last four digits of the new card; null if the card was deleted. */
export function cardChangedMail(language: Language, name: string, account: string, card: string | null): MailText {
  const said = words[language].cardChanged
  return letter(language, name, said.subject, null, card === null ? said.deleted({ account }) : said.changed({ account, card }), said.ifNotYou)
}

interface MailedPins {
  pins: readonly string[]
  /** The property and its address. */
  place: string
  /** The doors that the user opens, and when; without a period at the end. */
  opens: string
  sender: string
  /** The sender's email address; empty if there is none. */
  contact: string
}

export function pinsMail(language: Language, name: string, facts: MailedPins): MailText {
  const { count, intro, opens, ask } = pinParts(language, facts)
  return letter(language, name, words[language].pins.subject({ count }), null, intro, facts.pins.join('\n'), opens, ask)
}

/** The text message with the facts of `pinsMail`. */
export function pinsText(language: Language, facts: MailedPins): MailText {
  const { intro, opens, ask } = pinParts(language, facts)
  return { subject: words[language].phoneCode.subject, text: [`${intro} ${facts.pins.join(', ')}`, opens, ask].join('\n'), link: null }
}

function pinParts(language: Language, { pins, place, opens, sender, contact }: MailedPins) {
  const { pins: said, inviteFacts } = words[language]
  const count = pins.length
  return { count, intro: said.intro({ count, place }), opens: said.opens({ opens }), ask: contact === '' ? inviteFacts.ask({ sender }) : inviteFacts.askAt({ sender, contact }) }
}

type AlertLetter = ReturnType<typeof writeAlert>
const alertWords: Readonly<Record<Language, Words<typeof alertMessages>>> = { en: say(alertMessages, localeOf.en), es: say(alertMessages, localeOf.es, spanishAlertMessages) }

/** The words of alerts in one language. */
export const alertWordsIn = (language: Language) => ({ words: alertWords[language], locale: localeOf[language] })

/** The mail about an alert. `link` is the address that its paragraphs contain. */
export function alertMail(language: Language, name: string, { subject, paragraphs }: AlertLetter, link: string | null): MailText {
  return letter(language, name, subject, link, ...paragraphs)
}

/** The text message about an alert, stored in the outbox like a mail. */
export function alertText(language: Language, { text }: AlertLetter): MailText {
  return { subject: words[language].phoneCode.subject, text, link: null }
}
