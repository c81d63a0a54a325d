import { useStore } from '@nanostores/react'
import { WatchmanExplainer } from '@portal/ui'
import { useLoaderData } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { PublicScreen } from '../../../app/PublicScreen.tsx'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { watchmanMessages } from './messages.ts'
import { useWatchmanLabels } from './useWatchmanLabels.ts'

interface LoaderData {
  videoUrl: string
}

/** `watchmansystemconfiguration`: explains the video visitor call (specification §1, §2). */
export function watchmanRoute(portal: Portal): ScreenRoute {
  return {
    loader: async ({ request }): Promise<LoaderData> => {
      const { VideoUrl } = await portal.api.getWatchmanSystemConfiguration({}, { signal: request.signal })
      return { videoUrl: ownVideo(VideoUrl) }
    },
    Component: WatchmanScreen,
  }
}

/** The address the service names, if the document's policy can play it: this origin's own. */
function ownVideo(address: string): string {
  return URL.canParse(address, location.origin) && new URL(address, location.origin).origin === location.origin ? address : ''
}

function WatchmanScreen() {
  const { videoUrl } = useLoaderData<LoaderData>()
  const beside = (ending: string) => (videoUrl ? videoUrl.replace(/\.\w+$/, ending) : undefined)
  return (
    <PublicScreen>
      <WatchmanExplainer videoUrl={videoUrl || undefined} posterUrl={beside('.png')} captionsUrl={beside('.vtt')} continueLink={{ href: paths.login, label: useStore(watchmanMessages).login }} labels={useWatchmanLabels()} />
    </PublicScreen>
  )
}
