/** A message of the services, compared exactly. */
export const registeredMessage = 'Registered Successfully.'

export type SubscribeOutcome =
  /** The form is closed for good. */
  | { kind: 'registered'; message: string; clearsFields: true; hidesForm: true }
  | { kind: 'accepted'; message: string; clearsFields: true; hidesForm: false }
  | { kind: 'refused'; message: string; clearsFields: false; hidesForm: false }

/** What subscribing to a call group leads to (spec §4): the message is shown in every case. */
export function resolveSubscribe({ isSuccess, message }: { isSuccess: boolean; message: string }): SubscribeOutcome {
  if (!isSuccess) return { kind: 'refused', message, clearsFields: false, hidesForm: false }
  return message === registeredMessage
    ? { kind: 'registered', message, clearsFields: true, hidesForm: true }
    : { kind: 'accepted', message, clearsFields: true, hidesForm: false }
}
