import type { Labels, Words } from '@portal/domain'
import type { watchmanMessages } from './watchman.messages.ts'

/** A sentence of the film, in words. */
export interface TranscriptLine {
  /** Seconds from the start. Omit where it is not known; the line then leads nowhere. */
  at?: number
  text: string
}

export type WatchmanLabels = Labels<typeof watchmanMessages>
export type WatchmanWords = Words<typeof watchmanMessages>
