import type { FetcherWithComponents } from 'react-router-dom'

/** Sends a value to an action as JSON: numbers, nulls and lists stay what they are. */
export function submitJson<Value>(fetcher: Pick<FetcherWithComponents<unknown>, 'submit'>, value: Value): void {
  void fetcher.submit(JSON.stringify(value), { method: 'post', encType: 'application/json' })
}

/** What `submitJson` sent to this action. The client checks it against the contract before it goes further. */
export async function readJson<Value>(request: Request): Promise<Value> {
  return (await request.json()) as Value
}
