import { refusalMessage, type RefusalMessage } from '../app/refusalMessage.ts'
import { useSending } from '../app/useSending.ts'

type Answer = { message: string } | { refusal: RefusalMessage }

/** Sends a username and returns the state for `UsernameRequestPage`. `unreachable` is the message if the service can't be reached. */
export function useUsernameRequest(ask: (username: string) => Promise<{ message: string }>, unreachable: string) {
  const { send, isSending, answer } = useSending(async (username: string): Promise<Answer> => {
    try {
      return { message: (await ask(username)).message }
    } catch (error) {
      return { refusal: refusalMessage(error) }
    }
  })
  const refusal = answer && 'refusal' in answer ? answer.refusal : null
  return {
    sentMessage: answer && 'message' in answer ? answer.message : null,
    problem: refusal && (refusal.kind === 'service' ? refusal.message : unreachable),
    isSubmitting: isSending,
    onSubmit: send,
  }
}
