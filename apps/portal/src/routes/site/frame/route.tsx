import { limits, mayDo, resolveLanding } from '@portal/domain'
import { AppFrame, Banner, IconButton } from '@portal/ui'
import { LogOut, CircleHelp } from 'lucide-react'
import { useState, useLayoutEffect, useEffect, type ComponentType } from 'react'
import { Outlet, useLoaderData, useLocation } from 'react-router-dom'
import { chromeMessages } from '#portal/app/chrome.messages.ts'
import { signOut } from '#portal/app/land.ts'
import { LanguageChoice } from '#portal/app/LanguageChoice.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { Logo } from '#portal/app/Logo.tsx'
import { pageTitles } from '#portal/app/pages.messages.ts'
import { labelNameOf, pageNames } from '#portal/app/pages.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal, UserDetails, ScreenRoute } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { landingPath } from '#portal/app/publicPaths.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { useComingPlace } from '#portal/app/useOpenInAddress.ts'
import { whenIdle } from '#portal/app/whenIdle.ts'
import { GoToAnythingButton } from '#portal/goToAnything/GoToAnythingButton.tsx'
import { locale } from '#portal/i18n/catalogue.ts'
import { watchLockdownChanges } from '#portal/lockdown/lockdownNews.ts'
import type { SessionStore } from '#portal/session/sessionStore.ts'
import { useChosenProperty } from './chosenProperty.ts'
import { helpMessages } from './help.messages.ts'
import { isOffered, isOwnPageAlone, navigationFor, ownPagesFor, toNavGroups } from './navigation.ts'

/** The banner of a lockdown. During a lockdown its code loads at once. */
const LockdownStrip = later(async () => (await import('#portal/lockdown/LockdownStrip.tsx')).LockdownStrip, ({ isRunning }) => isRunning)

const LiveParts = later(async () => (await import('#portal/live/LiveParts.tsx')).LiveParts)

/** The banner of a session as another user. It loads late, because only operators see it. */
const signedInAsBanner = lazyPart(async () => (await import('./SignedInAsBanner.tsx')).SignedInAsBanner)

/** The bar with the current account. It loads late, because only operators work in other accounts. */
const accountBar = lazyPart(async () => (await import('./AccountBar.tsx')).AccountBar)

/** The note about a release. It loads late, because few visits show it. */
const releaseNotes = lazyPart(async () => (await import('./ReleaseNotesNote.tsx')).ReleaseNotesNote)

/** The choice of the property loads late, because few accounts have several properties. */
const propertySwitch = lazyPart(async () => (await import('./PropertySwitch.tsx')).PropertySwitch)

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

async function logOut(portal: Portal): Promise<void> {
  portal.tellAtLogin('signedOut')
  // A request of the page that the service refuses from now on must not lead to the sign-in page as if the session had expired.
  portal.onSessionExpired = () => {}
  await signOut(portal)
  await portal.go(paths.login)
}

/** The signed-in frame: sidebar with remembered state, bar with support number and the user's menu, footer. */
function SiteFrame() {
  const details = useLoaderData<UserDetails>()
  const portal = usePortal()
  const { config, session } = portal
  useTheme(details.Theme)
  const t = chromeMessages.useWords()
  const titles = pageTitles.useWords()
  const { pathname } = useLocation()
  const coming = useComingPlace()
  const isOnline = useOnline()
  const [isMinimized, setMinimized] = useState(session.preference('sidebar_minimize') === 'true')

  const property = useChosenProperty()
  const [openAlerts, setOpenAlerts] = useState(0)
  const [isLockdownTold, setLockdownTold] = useState(false)
  useEffect(() => watchLockdownChanges(() => setLockdownTold(true)), [])

  const minimize = ({ isSidebarMinimized }: { isSidebarMinimized: boolean }) => {
    setMinimized(isSidebarMinimized)
    session.setPreference('sidebar_minimize', String(isSidebarMinimized))
  }
  const offered = navigationFor(details)
  const navigation = isOwnPageAlone(offered) ? [] : toNavGroups(offered, t, titles, pathname, { counts: { alerts: openAlerts }, property })
  const ownPages = ownPagesFor(details).map(({ name, href, icon }) => ({ id: name, label: titles[labelNameOf(name)], icon, href }))

  return (
    <AppFrame
      brand={{ name: config.brand.name, logo: config.brand.logoUrl ? <Logo brand={config.brand} /> : undefined, href: paths.root }}
      navigation={navigation}
      account={{
        name: details.Name,
        detail: details.Email,
        items: [
          ...ownPages,
          { id: 'leave', label: t.logOut, icon: LogOut, onSelect: () => void logOut(portal) },
        ],
      }}
      supportPhone={config.supportPhone}
      footer={{ company: config.brand.company, version: limits.appVersion, privacyHref: config.privacyUrl, children: <LanguageChoice /> }}
      banners={
        <>
          {mayDo(details, 'lockdown.view') && <LockdownStrip isRunning={isLockdownTold || details.RunningLockdowns > 0} mayRelease={mayDo(details, 'lockdown.set')} viewer={details.Name} />}
          {details.SignedInBy && <signedInAsBanner.Part details={details} />}
          {mayDo(details, 'accounts.view') && Number(details.AccountID) > 0 && <accountBar.Part details={details} />}
          {!isOnline && <Banner kind="offline" title={t.offline} />}
        </>
      }
      propertySwitcher={details.Properties.length > 1 ? <propertySwitch.Part details={details} chosen={property} /> : undefined}
      search={navigation.length > 0 && mayDo(details, 'dashboard.view') ? <GoToAnythingButton /> : undefined}
      tools={<HelpMenu places={pageNames.filter((name) => isOffered(name, details)).map((name) => paths[name])} />}
      isNavigating={coming !== undefined && coming.pathname !== pathname}
      isSidebarMinimized={isMinimized}
      onSidebarMinimizedChange={minimize}
    >
      {resolveLanding(details) !== 'inactive' && <LiveParts key={portal.account} mayAnswer={mayDo(details, 'callGroups.own')} onOpenAlertsChange={({ count }) => setOpenAlerts(count)} />}
      {portal.releaseNotes && pathname === landingPath[resolveLanding(details)] && <releaseNotes.Part details={details} />}
      <Outlet />
    </AppFrame>
  )
}

const dialog = lazyPart(async () => (await import('./HelpDialog.tsx')).HelpDialog)

/** The help button in the bar. `places` are the addresses of the pages that the user may open. */
function HelpMenu({ places }: { places: readonly string[] }) {
  const t = helpMessages.useWords()
  const [isOpen, setOpen] = useState<boolean>()
  dialog.usePreload()
  return (
    <>
      <IconButton icon={CircleHelp} label={t.title} onClick={() => setOpen(true)} />
      {isOpen !== undefined && <dialog.Part isOpen={isOpen} places={places} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Sets the language of the user's account, unless another one was chosen in this browser since the sign-in. */
function greetIn(language: UserDetails['Language'], session: SessionStore): void {
  if (language === null || session.preference('lang') !== null) return
  session.setPreference('lang', language)
  locale.set(language)
}

/** Sets the user's theme while they are signed in; `device` is the style sheet's default. */
function useTheme(theme: UserDetails['Theme']): void {
  useLayoutEffect(() => {
    if (theme === 'device') return
    const { dataset } = document.documentElement
    const before = dataset['theme']
    dataset['theme'] = theme
    return () => {
      if (before === undefined) delete dataset['theme']
      else dataset['theme'] = before
    }
  }, [theme])
}

/**
 * A part of the frame whose code loads when the browser is idle, or at once if `isNow`. A failed load is retried on the next page and when
 * the browser is online again.
 */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>, isNow: (props: Props) => boolean = () => false): ComponentType<Props> {
  const part = lazyPart(load)
  return function Later(props: Props) {
    const [isThere, setThere] = useState(false)
    const { pathname } = useLocation()
    return isThere || isNow(props) ? <part.Part {...props} /> : <Fetching key={pathname} load={load} onThere={setThere} />
  }
}

/** Loads the part and retries on each page. */
function Fetching({ load, onThere }: { load: () => Promise<unknown>; onThere: (isThere: true) => void }) {
  useEffect(() => {
    const fetchPart = async () => {
      await load()
      onThere(true)
    }
    let callOff = whenIdle(fetchPart, document)
    const again = () => (callOff = whenIdle(fetchPart, document))
    globalThis.addEventListener('online', again)
    return () => {
      callOff()
      globalThis.removeEventListener('online', again)
    }
  }, [load, onThere])
  return null
}
