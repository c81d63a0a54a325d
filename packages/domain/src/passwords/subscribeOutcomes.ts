/** A message of the service. It is compared exactly. */
export const registeredMessage = 'Registered Successfully.'

export type SubscribeOutcome =
  /** The form closes and doesn't open again. */
  | { kind: 'registered'; message: string; clearsFields: true; hidesForm: true }
  | { kind: 'accepted'; message: string; clearsFields: true; hidesForm: false }
  | { kind: 'refused'; message: string; clearsFields: false; hidesForm: false }

/** The outcome of subscribing to a call group (spec §4). Its message is always shown. */
export function resolveSubscribe({ isSuccess, message }: { isSuccess: boolean; message: string }): SubscribeOutcome {
  if (!isSuccess) return { kind: 'refused', message, clearsFields: false, hidesForm: false }
  return message === registeredMessage
    ? { kind: 'registered', message, clearsFields: true, hidesForm: true }
    : { kind: 'accepted', message, clearsFields: true, hidesForm: false }
}
