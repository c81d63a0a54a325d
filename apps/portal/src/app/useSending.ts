import { useState } from 'react'

export interface Sending<Values, Answer> {
  send: (values: Values) => void
  isSending: boolean
  /** The answer to the last attempt; null before the first. */
  answer: Answer | null
}

/** Sends the form of a public page and keeps the outcome. Also ends if `send` rejects. */
export function useSending<Values, Answer>(send: (values: Values) => Promise<Answer>): Sending<Values, Answer> {
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const run = async (values: Values) => {
    setSending(true)
    try {
      setAnswer(await send(values))
    } finally {
      setSending(false)
    }
  }
  return { isSending, answer, send: (values) => void run(values) }
}
