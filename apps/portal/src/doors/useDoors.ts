import { useQuestion } from '#portal/app/useAsk.ts'
import { dashboardQuestion, pauseAfter, type DashboardAnswer } from './doorsQuestion.ts'
import { useDoorActs, type DoorActs } from './useDoorActs.ts'

interface Doors {
  /** The newest answer; undefined while none came. */
  doors: DashboardAnswer | undefined
  /** The last question had no answer. */
  isStale: boolean
  acts: DoorActs
}

/** The doors of the property, asked again and again while the page is in sight, and what is done to them. */
export function useDoors(loaded: DashboardAnswer | undefined): Doors {
  const { answer = loaded, failure, askAgain } = useQuestion(dashboardQuestion, { every: pauseAfter })
  return { doors: answer, isStale: failure !== null, acts: useDoorActs(askAgain) }
}
