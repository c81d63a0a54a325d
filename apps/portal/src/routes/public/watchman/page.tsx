import { useStore } from '@nanostores/react'
import { InlineAlert, Stack, WatchmanExplainer } from '@portal/ui'
import { allowedVideo } from '#portal/app/allowedVideo.ts'
import { locale } from '#portal/i18n/catalogue.ts'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import type { PublicPage } from '#portal/app/PublicPage.ts'
import { readFlag } from '#portal/session/flags.ts'
import { watchmanMessages } from './messages.ts'

interface WatchmanData {
  videoUrl: string
  /** Whether the user has just set the password for their call group (specification §4: the watchman status). */
  isSet: boolean
}

/** The page `watchmansystemconfiguration`, which explains the video visitor call (specification §1, §2). */
export const watchmanPage: PublicPage<WatchmanData> = {
  title: 'watchman',
  async load(portal, { signal }) {
    const { VideoUrl } = await portal.api.getWatchmanSystemConfiguration({}, { signal })
    return {
      // The document's policy allows only videos of this origin.
      videoUrl: allowedVideo(VideoUrl, []),
      isSet: readFlag(portal, 'watchmanStatus') === 'set',
    }
  },
  Component: WatchmanScreen,
}

function WatchmanScreen({ data: { videoUrl, isSet } }: { data: WatchmanData }) {
  const t = watchmanMessages.useWords()
  const isSpanish = useStore(locale) === 'es'
  const beside = (ending: string) => (videoUrl ? videoUrl.replace(/\.\w+$/, ending) : undefined)
  return (
    <PublicScreen>
      <Stack gap={5}>
        {isSet && (
          <InlineAlert tone="success" role="status">
            {t.passwordSet}
          </InlineAlert>
        )}
        <WatchmanExplainer
          videoUrl={videoUrl || undefined}
          posterUrl={beside('.png')}
          captionsUrl={beside(isSpanish ? '.es.vtt' : '.vtt')}
          captionsLanguage={isSpanish ? { code: 'es', label: 'Español' } : undefined}
          continueLink={{ href: publicPaths.login, label: isSet ? t.loginToName : t.login }}
        />
      </Stack>
    </PublicScreen>
  )
}
