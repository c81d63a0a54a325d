import type { Labels, Words } from '@portal/domain'
import type { watchmanMessages } from './watchman.messages.ts'

/** A sentence of the video. */
export interface TranscriptLine {
  /** The sentence's time in seconds from the video's start. Omit if unknown: the line then has no button. */
  at?: number
  text: string
}

export type WatchmanLabels = Labels<typeof watchmanMessages>
export type WatchmanWords = Words<typeof watchmanMessages>
