/** The error when code that is loaded on first use did not arrive: the network is down, or the server no longer has this build. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded'

  constructor(what: string, cause: unknown) {
    super(`${what} could not be loaded.`, { cause })
  }
}

/** Loads code once, on the first call. Rejects with `CodeNotLoaded`; the next call then tries again. */
export function loadOnDemand<Code>(what: string, load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new CodeNotLoaded(what, cause)
    })
    return loading
  }
}
