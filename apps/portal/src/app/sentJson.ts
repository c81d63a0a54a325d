

/** How a page passes a call's payload to its route's action: as JSON, which the client checks against the contract. */
export const asJson = { method: 'post', encType: 'application/json' } as const

/** The payload of `asJson`, in the action. */
export async function sentJson<Payload>(request: Request): Promise<Payload> {
  return (await request.json()) as Payload
}

/** A payload of the contract as the router's `submit` takes it: without what is undefined. */
export function toJson(payload: object): JsonValue {
  return JSON.parse(JSON.stringify(payload)) as JsonValue
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue }
