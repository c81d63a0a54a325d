import { fromBase64, toBase64 } from '../bytes/bytes.ts'
import { brandOf } from '../store/accountBrands.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

export interface Mail {
  /** The id of the account whose brand the mail has. */
  accountId: number
  to: string
  subject: string
  text: string
  /** The address of the mail's link, which its text contains too. */
  link: string | null
  /** The time of sending in milliseconds since 1970. */
  sentAt: number
  attachments?: readonly Attachment[]
}

export interface Attachment {
  fileName: string
  mediaType: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface SentMail extends Omit<Mail, 'accountId' | 'sentAt' | 'attachments'> {
  /** The sender's name; empty for the portal's own. */
  sender: string
  id: number
  /** The time of sending as an ISO instant. */
  sentAt: string
  /** The attachments in order; `mailAttachment` returns the bytes of one of them. */
  attachments: { fileName: string; mediaType: string }[]
}

/** Stores a mail, where a real back end would send it. */
export async function sendMail(store: Store, { accountId, to, subject, text, link, sentAt, attachments = [] }: Mail): Promise<void> {
  const brand = await brandOf(store, accountId)
  const signed = brand === null ? text : `${text}\n\n${brand.name}`
  const values = { recipient: to, subject, text: signed, link, sent_at: sentAt, sender: brand?.name ?? '' }
  const { id } = await store.insertInto('mails').values(values).returning('id').executeTakeFirstOrThrow()
  for (const [position, { fileName, mediaType, bytes }] of attachments.entries()) {
    const row = { mail_id: id, position, file_name: fileName, media_type: mediaType, base64: toBase64(bytes) }
    await store.insertInto('mail_attachments').values(row).execute()
  }
}

/** All stored mails, newest first. */
export async function sentMails(store: Store): Promise<SentMail[]> {
  const rows = await store.selectFrom('mails').selectAll().orderBy('sent_at', 'desc').orderBy('id', 'desc').execute()
  const files = await store.selectFrom('mail_attachments').select(['mail_id', 'file_name', 'media_type']).orderBy('position').execute()
  return rows.map(({ id, recipient, subject, text, link, sent_at, sender }) => {
    const attachments = files.filter((file) => file.mail_id === id).map((file) => ({ fileName: file.file_name, mediaType: file.media_type }))
    return { id, sender, to: recipient, subject, text, link, sentAt: toIso(sent_at), attachments }
  })
}

export async function mailAttachment(store: Store, mailId: number, position: number): Promise<Attachment | null> {
  const query = store.selectFrom('mail_attachments').selectAll().where('mail_id', '=', mailId).where('position', '=', position)
  const row = await query.executeTakeFirst()
  return row ? { fileName: row.file_name, mediaType: row.media_type, bytes: fromBase64(row.base64) } : null
}

export async function clearMails(store: Store): Promise<void> {
  await store.deleteFrom('mail_attachments').execute()
  await store.deleteFrom('mails').execute()
}
