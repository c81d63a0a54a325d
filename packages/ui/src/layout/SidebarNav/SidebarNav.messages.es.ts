import type { Translation } from '@portal/domain'
import type { sidebarNavMessages } from './SidebarNav.messages.ts'

export const es: Translation<typeof sidebarNavMessages> = {
  navigation: 'Principal',
}
