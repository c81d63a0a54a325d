/** A failure as the error page describes it to the user. */
export type Failure =
  | { kind: 'update' }
  | { kind: 'network' }
  | { kind: 'contract'; what: string }
  /** A failure of the service. `text` is the status text; `message` the service's own sentence. */
  | { kind: 'service'; status: number; text: string; message: string }
  /** The page belongs to an account that the user may not open. */
  | { kind: 'otherAccount' }
  | { kind: 'unknown' }
