import type { IconComponent } from '@portal/ui'
import { CreditCard, Home, LayoutDashboard, Phone, UserRound, Video } from 'lucide-react'
import { resolveLanding } from '@portal/domain'
import { paths } from '../../../app/paths.ts'
import type { UserDetails } from '../../../app/Portal.ts'

export interface NavigationItem {
  name: 'dashboard' | 'videoCallGroup' | 'voiceCallGroup' | 'singleFamilySetup' | 'billing' | 'myAccount'
  href: string
  icon: IconComponent
}

/** What the sidebar offers a user: the page they land on first, and those their flags open. */
export function navigationFor(details: UserDetails): NavigationItem[] {
  const landing = resolveLanding(details)
  if (landing === 'inactive') return []
  const items: (NavigationItem & { isShown: boolean })[] = [
    { name: 'dashboard', href: paths.dashboard, icon: LayoutDashboard, isShown: landing === 'dashboard' || landing === 'billing' },
    { name: 'singleFamilySetup', href: paths.singleFamilySetup, icon: Home, isShown: landing === 'singleFamilySetup' },
    { name: 'videoCallGroup', href: paths.videoCallGroup, icon: Video, isShown: landing === 'videoCallGroup' },
    { name: 'voiceCallGroup', href: paths.voiceCallGroup, icon: Phone, isShown: landing === 'voiceCallGroup' },
    { name: 'billing', href: paths.billing, icon: CreditCard, isShown: details.IsBillingAdmin },
    { name: 'myAccount', href: paths.myAccount, icon: UserRound, isShown: true },
  ]
  return items.filter(({ isShown }) => isShown).map(({ name, href, icon }) => ({ name, href, icon }))
}
