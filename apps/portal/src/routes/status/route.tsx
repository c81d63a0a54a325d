import { useStore } from '@nanostores/react'
import { ButtonLink, StatusPage, type IconComponent, type StatusPageProps } from '@portal/ui'
import { CircleX, FileQuestion, Lock } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import type { ScreenRoute } from '../../app/ScreenRoute.ts'
import { PublicScreen } from '../../app/PublicScreen.tsx'
import { statusMessages } from './messages.ts'

export type StatusPageName = 'serverError' | 'accessDenied' | 'notFound'

const looks: Record<StatusPageName, { icon: IconComponent; tone: NonNullable<StatusPageProps['tone']> }> = {
  serverError: { icon: CircleX, tone: 'danger' },
  accessDenied: { icon: Lock, tone: 'neutral' },
  notFound: { icon: FileQuestion, tone: 'neutral' },
}

export function statusRoute(name: StatusPageName): ScreenRoute {
  return {
    Component: function StatusScreen() {
      const t = useStore(statusMessages)
      const sentences: Record<StatusPageName, string> = {
        serverError: t.serverErrorText,
        accessDenied: t.accessDeniedText,
        notFound: t.notFoundText,
      }
      return (
        <PublicScreen>
          <StatusPage
            {...looks[name]}
            title={t[`${name}Title`]}
            sentence={sentences[name]}
            actions={
              <ButtonLink variant="primary" size="form" isFullWidth href={paths.root}>
                {t.goHome}
              </ButtonLink>
            }
          />
        </PublicScreen>
      )
    },
  }
}
