import type { Store } from '../store/openStore.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** Stands in the text too. */
  link: string | null
  /** Milliseconds since 1970. */
  sentAt: number
}

export interface SentMail extends Omit<Mail, 'sentAt'> {
  id: number
  /** ISO instant. */
  sentAt: string
}

/** The mails that would have been sent. `send` may take part in a transaction. */
export function createOutbox(store: Store) {
  async function send({ to, subject, text, link, sentAt }: Mail, within: Store = store): Promise<void> {
    await within.insertInto('mails').values({ recipient: to, subject, text, link, sent_at: sentAt }).execute()
  }

  /** Newest first. */
  async function list(): Promise<SentMail[]> {
    const rows = await store.selectFrom('mails').selectAll().orderBy('sent_at', 'desc').orderBy('id', 'desc').execute()
    return rows.map(({ id, recipient, subject, text, link, sent_at }) => {
      return { id, to: recipient, subject, text, link, sentAt: new Date(sent_at).toISOString() }
    })
  }

  async function clear(): Promise<void> {
    await store.deleteFrom('mails').execute()
  }

  return { send, list, clear }
}

export type Outbox = ReturnType<typeof createOutbox>
