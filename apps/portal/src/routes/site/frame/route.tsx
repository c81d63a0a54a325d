import { useStore } from '@nanostores/react'
import { limits, mayDo, resolveLanding } from '@portal/domain'
import { AppFrame, Banner } from '@portal/ui'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { chromeMessages } from '../../../app/chrome.messages.ts'
import { signOut } from '../../../app/land.ts'
import { LanguageChoice } from '../../../app/LanguageChoice.tsx'
import { later } from '../../../app/later.tsx'
import { Logo } from '../../../app/Logo.tsx'
import { landingPath, paths } from '../../../app/paths.ts'
import type { Portal, UserDetails } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { signedIn } from '../../../app/signedIn.ts'
import { useComingPlace } from '../../../app/useOpenInAddress.ts'
import { useOnline } from '../../../app/useOnline.ts'
import { GoToAnythingButton } from '../../../goToAnything/GoToAnythingButton.tsx'
import { greetIn } from './greetIn.ts'
import { HelpMenu } from './HelpMenu.tsx'
import { isOwnPageAlone, navigationFor, ownPagesFor, toNavGroups } from './navigation.ts'
import { LockdownLater } from './LockdownLater.tsx'
import { useTheme } from './useTheme.ts'

/** Operators alone see it, now and then. */
const signedInAsBanner = later(async () => (await import('./SignedInAsBanner.tsx')).SignedInAsBanner)

/** Operators alone work in other accounts. */
const accountBar = later(async () => (await import('./AccountBar.tsx')).AccountBar)

/** Word of a release stands above few pages of few visits. */
const releaseNotes = later(async () => (await import('./ReleaseNotesNote.tsx')).ReleaseNotesNote)

export function siteFrameRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request }) => {
      const { pathname } = new URL(request.url)
      const mayTell = portal.releaseNotes !== null && Object.values(landingPath).some((path) => pathname.endsWith(path))
      const [answer] = await Promise.all([details, mayTell ? releaseNotes.prepare() : Promise.resolve()])
      greetIn(answer.Language, portal.session)
      return answer
    }),
    Component: SiteFrame,
  }
}

/** The signed-in frame: sidebar with remembered state, bar with support number and the person's menu, footer. */
function SiteFrame() {
  const details = useLoaderData<UserDetails>()
  const portal = usePortal()
  const { config, session } = portal
  useTheme(details.Theme)
  const t = useStore(chromeMessages)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const coming = useComingPlace()
  const isOnline = useOnline()
  const [isMinimized, setMinimized] = useState(session.preference('sidebar_minimize') === 'true')

  const minimize = ({ isSidebarMinimized }: { isSidebarMinimized: boolean }) => {
    setMinimized(isSidebarMinimized)
    session.setPreference('sidebar_minimize', String(isSidebarMinimized))
  }
  const leave = async () => {
    await signOut(portal)
    portal.tellAtLogin('signedOut')
    await navigate(paths.login)
  }
  const offered = navigationFor(details)
  const navigation = isOwnPageAlone(offered) ? [] : toNavGroups(offered, t, pathname)
  const ownPages = ownPagesFor(details).map(({ name, href, icon }) => ({ id: name, label: t[name], icon, href }))
  const everywhere = [...navigation, { id: 'own', items: ownPages.filter(({ id }) => id !== 'myAccount') }]

  return (
    <AppFrame
      brand={{ name: config.brand.name, logo: config.brand.logoUrl ? <Logo brand={config.brand} /> : undefined, href: paths.root }}
      navigation={navigation}
      account={{
        name: details.Name,
        detail: details.Email,
        items: [
          ...ownPages,
          { id: 'leave', label: t.logOut, icon: LogOut, onSelect: () => void leave() },
        ],
      }}
      supportPhone={config.supportPhone}
      footer={{ company: config.brand.company, version: limits.appVersion, privacyHref: config.privacyUrl, children: <LanguageChoice /> }}
      banners={
        <>
          {mayDo(details, 'lockdown.view') && <LockdownLater isRunning={details.RunningLockdowns > 0} mayRelease={mayDo(details, 'lockdown.set')} />}
          {details.SignedInBy && <signedInAsBanner.Part details={details} />}
          {mayDo(details, 'accounts.view') && Number(details.AccountID) > 0 && <accountBar.Part details={details} />}
          {!isOnline && <Banner kind="offline" title={t.offline} />}
        </>
      }
      search={navigation.length > 0 && mayDo(details, 'dashboard.view') ? <GoToAnythingButton navigation={everywhere} /> : undefined}
      tools={<HelpMenu places={offered.flatMap(({ items }) => items.map(({ href }) => href))} />}
      isNavigating={coming !== undefined && coming.pathname !== pathname}
      isSidebarMinimized={isMinimized}
      onSidebarMinimizedChange={minimize}
    >
      {portal.releaseNotes && pathname === landingPath[resolveLanding(details)] && <releaseNotes.Part details={details} />}
      <Outlet />
    </AppFrame>
  )
}
