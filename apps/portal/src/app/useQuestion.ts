import { usePortal } from './PortalContext.tsx'
import type { Begun, Question } from './Question.ts'
import { useAsk, type Asked } from './useAsk.ts'

interface QuestionOptions<Answer> {
  /** What the page's loader began to ask. A new one, after an action, takes the place of what is shown. */
  begun?: Begun<Answer> | undefined
  /** As for `useAsk`. */
  after?: number
}

/** A card's question: takes what the loader began to ask, and asks by itself whenever the question is another. */
export function useQuestion<Answer>({ key, ask }: Question<Answer>, options: QuestionOptions<Answer> = {}): Asked<Answer> {
  const { api } = usePortal()
  return useAsk(key, (signal) => ask(api, signal), options)
}
