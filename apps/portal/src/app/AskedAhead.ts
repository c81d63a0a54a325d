/** A question that left before the client was there: the client gets its answer instead of asking itself. */
export interface AskedAhead {
  url: string
  answer: Promise<Response>
}
