/** Code that is fetched on first use did not arrive: the network is gone, or the build it belongs to. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded'

  constructor(what: string, cause: unknown) {
    super(`${what} could not be loaded.`, { cause })
  }
}

/** Loads once, when first asked. Rejects with `CodeNotLoaded`, and then loads anew the next time. */
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
