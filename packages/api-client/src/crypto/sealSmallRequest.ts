import { sealBlocks, type SealedRequest, type SealOptions } from './sealBlocks.ts'
import { toSealedText } from './sealedText.ts'

/** Like `sealRequest`, for a payload of few blocks, which need not take turns with other work of the thread. */
export async function sealSmallRequest(payload: unknown, options: SealOptions): Promise<SealedRequest> {
  return sealBlocks(toSealedText(payload), options, async (pieces, seal) => Promise.all(pieces.map(seal)))
}
