

/** Options for passing a call's payload to the action of the page's route as JSON, which the client checks against the contract. */
export const asJson = { method: 'post', encType: 'application/json' } as const

/** Reads the payload of `asJson` in the action. */
export async function sentJson<Payload>(request: Request): Promise<Payload> {
  return (await request.json()) as Payload
}

/** A payload of the contract for the router's `submit`: without undefined values. */
export function toJson(payload: object): JsonValue {
  return JSON.parse(JSON.stringify(payload)) as JsonValue
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue }
