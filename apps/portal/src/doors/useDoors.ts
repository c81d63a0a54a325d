import { useQuestion } from '#portal/app/asking.tsx'
import { dashboardQuestion, pauseAfter, type DashboardAnswer } from './doorsQuestion.ts'
import { useDoorActs, type DoorActs } from './useDoorActs.ts'

interface Doors {
  /** The latest answer; undefined before the first one. */
  doors: DashboardAnswer | undefined
  /** Whether the last request had no answer. */
  isStale: boolean
  acts: DoorActs
}

/** Polls the doors of a property while the page is visible, and sends actions to them. */
export function useDoors(loaded: DashboardAnswer | undefined, property: number | null): Doors {
  const { answer = loaded, failure, askAgain } = useQuestion(dashboardQuestion(property), { every: pauseAfter })
  return { doors: answer, isStale: failure !== null, acts: useDoorActs(askAgain) }
}
