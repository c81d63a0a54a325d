/** Makes `new Date()` and `Date.now()` return one instant (ISO). Timers keep running. Returns a function that undoes this. */
export function fixClock(instant: string): () => void {
  const Real = globalThis.Date
  const fixed = Real.parse(instant)
  if (Number.isNaN(fixed)) throw new Error(`parameters.clock must be an ISO instant, got "${instant}".`)
  globalThis.Date = new Proxy(Real, {
    construct: (target, parts: []) => Reflect.construct(target, parts.length === 0 ? [fixed] : parts) as Date,
    apply: (target) => new target(fixed).toString(),
    get: (target, name, receiver) => (name === 'now' ? () => fixed : Reflect.get(target, name, receiver) as unknown),
  })
  return () => {
    globalThis.Date = Real
  }
}
