import { useStore } from '@nanostores/react'
import type { WatchmanLabels } from '@portal/ui'
import { watchmanMessages } from './messages.ts'

export function useWatchmanLabels(): WatchmanLabels {
  const t = useStore(watchmanMessages)
  const { title, intro, video, play, transcript, missing, failed, instead, retry, open, timeline, oneNumber, end, nextTitle, next } = t
  return {
    title,
    intro,
    video,
    play,
    transcript,
    missing,
    failed,
    instead,
    retry,
    open,
    timeline,
    oneNumber,
    end,
    nextTitle,
    next,
    captions: (language) => t.captions({ language }),
    playFrom: (time) => t.playFrom({ time }),
    seconds: (count) => t.seconds({ count }),
    tiers: {
      first: { kind: t.firstKind, sentence: t.firstSentence },
      second: { kind: t.secondKind, sentence: t.secondSentence },
      voice: { kind: t.voiceKind, sentence: t.voiceSentence },
    },
    person: (place) => t.person({ place }),
    upTo: (people) => t.upTo({ people }),
  }
}
