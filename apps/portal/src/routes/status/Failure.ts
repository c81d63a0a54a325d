/** What went wrong, as far as a person can use it. */
export type Failure =
  | { kind: 'update' }
  | { kind: 'network' }
  | { kind: 'contract'; what: string }
  /** `text` is the status text; `message` the service's own sentence. */
  | { kind: 'service'; status: number; text: string; message: string }
  /** The page is of an account in which the person may not work. */
  | { kind: 'otherAccount' }
  | { kind: 'unknown' }
