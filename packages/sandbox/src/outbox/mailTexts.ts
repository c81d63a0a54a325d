import { formatCents } from '@portal/domain'
import { sayDuration } from '../time/sayMoment.ts'
import type { Mail } from './outbox.ts'

type MailText = Pick<Mail, 'subject' | 'text' | 'link'>

/** A link of a mail, and for how many milliseconds it is valid. */
export interface TimedLink {
  link: string
  validFor: number
}

export function resetPasswordMail(name: string, { link, validFor }: TimedLink): MailText {
  const text = `Hello ${name},

somebody asked for a new password for your account. If it was you, choose one here within ${sayDuration(validFor)}:

${link}

If it was not you, ignore this mail: your password stays as it is.`
  return { subject: 'Password reset', text, link }
}

export function guessedPasswordMail(name: string, tries: number): MailText {
  const text = `Hello ${name},

somebody typed a wrong password for your account ${tries} times, on a device from which you never signed in. Each further try has to wait longer; you are not kept waiting where you signed in before.

If it was you, choose a new password with "Forgot password?". If it was not, there is nothing to do as long as your password is yours alone.`
  return { subject: 'Wrong passwords for your account', text, link: null }
}

export function passwordChangedMail(name: string, by: 'owner' | 'administrator' | 'link'): MailText {
  const how = { owner: 'in the portal, by somebody who knew the old one', administrator: 'by an administrator', link: 'with a link that was mailed to you' }
  const text = `Hello ${name},

the password of your account was changed ${how[by]}.

If it was not you, choose a new password with "Forgot password?" at once: it ends every session.`
  return { subject: 'Your password was changed', text, link: null }
}

/** `address` is where mails go from now on; empty: nowhere. */
export function emailChangedMail(name: string, address: string): MailText {
  const text = `Hello ${name},

an administrator changed the e-mail address or the user name of your account. ${address === '' ? 'It has no e-mail address now.' : `Its e-mails go to ${address} now.`}

If you did not expect this, ask an administrator of your property.`
  return { subject: 'Your e-mail address was changed', text, link: null }
}

/** A text message; the outbox keeps it beside the mails. */
export function phoneCodeText(code: string, validFor: number): MailText {
  return { subject: 'Text message', text: `${code} is your code. It confirms that this telephone is yours, for ${sayDuration(validFor)}. Nobody of us asks you for it.`, link: null }
}

export function masterUserMail(name: string, { link, validFor }: TimedLink): MailText {
  const text = `Hello ${name},

an account was made for you. Set your password here within ${sayDuration(validFor)}:

${link}`
  return { subject: 'Set your password', text, link }
}

export function subscribeMail(callGroup: string, property: string, { link, validFor }: TimedLink): MailText {
  const text = `You are invited to answer visitor calls of ${callGroup} at ${property}. Choose a user name and a password here within ${sayDuration(validFor)}:

${link}`
  return { subject: `Subscribe to ${callGroup}`, text, link }
}

export function inviteMail(sentBy: string, name: string, description: string, link: string): MailText {
  const text = `${sentBy} sent you a virtual key: ${name}.${description === '' ? '' : `\n\n${description}`}

Open it at the gate:

${link}`
  return { subject: `Your key: ${name}`, text, link }
}

export function pinInviteMail(sentBy: string, name: string, description: string, pin: string): MailText {
  const text = `${sentBy} sent you a PIN: ${name}.${description === '' ? '' : `\n\n${description}`}

Type it at the gate:

${pin}`
  return { subject: `Your PIN: ${name}`, text, link: null }
}

/** `changes` has one line for each change. */
export function inviteChangedMail(sentBy: string, name: string, changes: readonly string[], kind: 'QR' | 'PIN'): MailText {
  const text = `${sentBy} changed your ${kind === 'PIN' ? 'PIN' : 'key'} ${name}:

${changes.join('\n')}

${kind === 'PIN' ? 'The PIN stays the same.' : 'The link you have stays the same.'}`
  return { subject: `Changed: ${name}`, text, link: null }
}

export function callGroupMail(name: string, callGroup: string, property: string): MailText {
  const text = `Hello ${name},

you answer the visitor calls of ${callGroup} at ${property} from now on.`
  return { subject: `You answer ${callGroup}`, text, link: null }
}

export function deleteAccountMail(name: string, { link, validFor }: TimedLink): MailText {
  const text = `Hello ${name},

somebody asked to delete your account. If it was you, see here what goes with it and confirm within ${sayDuration(validFor)}:

${link}

If it was not you, ignore this mail: nothing is deleted without you.`
  return { subject: 'Confirm the deletion of your account', text, link }
}

/** `moment` is when the account goes, on the clocks of the property: `Sat, Nov 28, 6:00 PM`. */
export function deletionWaitsMail(name: string, moment: string, link: string): MailText {
  const text = `Hello ${name},

your account will be deleted on ${moment}. Until then everything works as before, and you can keep your account here:

${link}`
  return { subject: 'Your account will be deleted', text, link }
}

/** Why an account stays: the administrator's words, or the rule that nobody else could administer it. */
export function deletionRefusedMail(name: string, by: string, reason: string): MailText {
  const text = `Hello ${name},

your account is not deleted. ${by === '' ? reason : `${by} writes: ${reason}`}`
  return { subject: 'Your account stays', text, link: null }
}

export function accountDeletedMail(name: string): MailText {
  const text = `Hello ${name},

your account is deleted, as you asked. Your codes and keys open nothing any more, and you can no longer sign in.`
  return { subject: 'Your account is deleted', text, link: null }
}

/** In the language of whoever asked for the file. */
export function exportMail(language: 'en' | 'es', name: string, exported: string, lines: number, { link, validFor }: TimedLink): MailText {
  if (language === 'es') {
    const spanish = `Hola, ${name}:

su exportación está lista: ${exported}, ${lines} ${lines === 1 ? 'línea' : 'líneas'}. Descárguela en el plazo de ${sayDuration(validFor, 'es')}, con su propia sesión:

${link}`
    return { subject: `Exportación lista: ${exported}`, text: spanish, link }
  }
  const text = `Hello ${name},

your export is ready: ${exported}, ${lines} ${lines === 1 ? 'line' : 'lines'}. Download it within ${sayDuration(validFor)}, signed in as yourself:

${link}`
  return { subject: `Export ready: ${exported}`, text, link }
}

/** The fields of an invoice that its mail shows, with the contract's names. */
interface MailedInvoice {
  Number: string
  Description: string
  TotalCents: number
  DueCents: number
  /** ISO date. */
  DueDate: string
}

export function invoiceMail(account: string, invoice: MailedInvoice): MailText {
  const due = invoice.DueCents === 0 ? 'It is paid.' : `${formatCents(invoice.DueCents)} is due on ${invoice.DueDate}.`
  const text = `Hello,

here is invoice ${invoice.Number} for ${account}: ${invoice.Description}, ${formatCents(invoice.TotalCents)}. ${due}

The invoice is attached as a PDF.`
  return { subject: `Invoice ${invoice.Number}`, text, link: null }
}

/** `card` is the brand and the last four digits of the new card; null if the card was deleted. */
export function cardChangedMail(name: string, account: string, card: string | null): MailText {
  const what = card === null ? 'the card on file was deleted.' : `the card on file is now ${card}.`
  const text = `Hello ${name},

for ${account}, ${what}

If you did not expect this, look at Billing in the portal, and change your password under My account.`
  return { subject: 'Your card on file changed', text, link: null }
}
