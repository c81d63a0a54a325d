import type { Labels, Words } from '@portal/domain'
import type { watchmanMessages } from './watchman.messages.ts'

/** A sentence of the video. */
export interface TranscriptLine {
  /** Seconds from the start. Omit if unknown: the line is then plain text. */
  at?: number
  text: string
}

export type WatchmanLabels = Labels<typeof watchmanMessages>
export type WatchmanWords = Words<typeof watchmanMessages>
