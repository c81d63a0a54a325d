import type { Scene } from './openScene.ts'

export interface PlacedCall {
  id: number
  phones: { key: string; name: string }[]
}

/** Makes a visitor call at a station of a story's back end. */
export function placeCall(scene: Scene, call: { station: string; group: number }): Promise<PlacedCall> {
  return post(scene, 'calls', call) as Promise<PlacedCall>
}

/** Presents a code at a door of a story's back end. */
export function scanAt(scene: Scene, reader: string, presented: string): Promise<unknown> {
  return post(scene, 'gate/scan', { reader, presented })
}

/** Makes the page poll at once, as when its tab is shown again. */
export function lookAgain(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Answers a call at one of its phones. */
export async function answerAtPhone(scene: Scene, { id, phones }: PlacedCall, name: string): Promise<void> {
  await post(scene, `calls/${id}/press`, { phone: phones.find((phone) => phone.name === name)?.key, press: 'answer' })
}

/** Makes the visitor of a call leave. */
export async function leaveStation(scene: Scene, { id }: PlacedCall): Promise<void> {
  await post(scene, `calls/${id}/leave`, {})
}

async function post({ backend }: Scene, path: string, data: object): Promise<unknown> {
  const body = JSON.stringify(data)
  const answer = await backend.sandbox.fetch(new Request(`${location.origin}/sandbox/api/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }))
  if (!answer.ok) throw new Error(`The station answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
