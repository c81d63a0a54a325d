import { useStore } from '@nanostores/react'
import { WatchmanExplainer } from '@portal/ui'
import { paths } from '../../../app/paths.ts'
import { PublicScreen } from '../../../app/PublicScreen.tsx'
import type { PublicPage } from '../../../app/PublicPage.ts'
import { watchmanMessages } from './messages.ts'

interface WatchmanData {
  videoUrl: string
}

/** `watchmansystemconfiguration`: explains the video visitor call (specification §1, §2). */
export const watchmanPage: PublicPage<WatchmanData> = {
  title: 'watchman',
  async load({ api }, { signal }) {
    const { VideoUrl } = await api.getWatchmanSystemConfiguration({}, { signal })
    return { videoUrl: ownVideo(VideoUrl) }
  },
  Component: WatchmanScreen,
}

/** The address the service names, if the document's policy can play it: this origin's own. */
function ownVideo(address: string): string {
  return URL.canParse(address, location.origin) && new URL(address, location.origin).origin === location.origin ? address : ''
}

function WatchmanScreen({ data: { videoUrl } }: { data: WatchmanData }) {
  const beside = (ending: string) => (videoUrl ? videoUrl.replace(/\.\w+$/, ending) : undefined)
  return (
    <PublicScreen>
      <WatchmanExplainer videoUrl={videoUrl || undefined} posterUrl={beside('.png')} captionsUrl={beside('.vtt')} continueLink={{ href: paths.login, label: useStore(watchmanMessages).login }} />
    </PublicScreen>
  )
}
