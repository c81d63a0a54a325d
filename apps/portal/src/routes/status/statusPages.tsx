import { ButtonLink, StatusPage, type IconComponent, type StatusPageProps } from '@portal/ui'
import { CircleX, FileQuestion, Lock } from 'lucide-react'
import type { PublicPage } from '#portal/app/PublicPage.ts'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import { statusMessages } from './messages.ts'

type StatusPageName = 'serverError' | 'accessDenied' | 'notFound'

const looks: Record<StatusPageName, { icon: IconComponent; tone: NonNullable<StatusPageProps['tone']> }> = {
  serverError: { icon: CircleX, tone: 'danger' },
  accessDenied: { icon: Lock, tone: 'neutral' },
  notFound: { icon: FileQuestion, tone: 'neutral' },
}

export const serverErrorPage = statusPage('serverError')
export const accessDeniedPage = statusPage('accessDenied')
export const notFoundPage = statusPage('notFound')

function statusPage(name: StatusPageName): PublicPage<null> {
  return {
    title: name,
    load: () => null,
    Component: function StatusScreen() {
      const t = statusMessages.useWords()
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
              <ButtonLink variant="primary" size="form" isFullWidth href={publicPaths.root}>
                {t.goHome}
              </ButtonLink>
            }
          />
        </PublicScreen>
      )
    },
  }
}
