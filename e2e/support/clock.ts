import type { APIRequestContext } from '@playwright/test'

/** Moves the sandbox's clock by minutes, or back to now. */
export async function moveClock(request: APIRequestContext, baseURL: string | undefined, move: { minutes: number } | { reset: true }): Promise<void> {
  const answer = await request.post(`${baseURL}/sandbox/api/clock`, { data: move })
  if (!answer.ok()) throw new Error(`The clock did not move: ${answer.status()}`)
}
