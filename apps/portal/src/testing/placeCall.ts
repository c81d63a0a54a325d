import type { Scene } from './openScene.ts'

/** A visitor presses call at a station of a story's back end. */
export async function placeCall({ backend }: Scene, call: { station: string; group: number }): Promise<void> {
  const body = JSON.stringify(call)
  const answer = await backend.sandbox.fetch(new Request(`${location.origin}/sandbox/api/calls`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }))
  if (!answer.ok) throw new Error(`The call was not placed: ${answer.status} ${await answer.text()}`)
}
