import { pause } from './deadline.ts'
import { readRefusal } from './readRefusal.ts'

export interface PatientRequest {
  /** Whose refusal it is, should the service refuse. */
  name: string
  /** One attempt. */
  send: () => Promise<Response>
  /** Milliseconds until the given retry, counted from 1; undefined if the failure is the answer. */
  waitBefore: (retry: number, failure: unknown) => number | undefined
  /** Ends the waiting, with its reason. */
  signal: AbortSignal
}

/** Sends a request, and again where that helps. Rejects with the last attempt's failure: `ServiceError` for a refusal. */
export async function sendPatiently({ name, send, waitBefore, signal }: PatientRequest): Promise<Response> {
  for (let retry = 1; ; retry += 1) {
    try {
      const response = await send()
      if (response.ok) return response
      throw await readRefusal(name, response)
    } catch (failure) {
      const wait = waitBefore(retry, failure)
      if (wait === undefined) throw failure
      await pause(wait, signal)
    }
  }
}
