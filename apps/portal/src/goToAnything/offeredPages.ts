import { rankByText } from '@portal/domain'
import type { IconComponent } from '@portal/ui'
import { FileText } from 'lucide-react'
import type { StoreValue } from 'nanostores'
import type { pageAliases } from '../app/pageAliases.messages.ts'
import type { pageTitles } from '../app/pages.messages.ts'
import { labelNameOf, pageNames, pages, type PageName } from '../app/pages.ts'
import { isCurrentPlace, isOffered, menuItems, type Visitor } from '../routes/site/frame/navigation.ts'

export interface OfferedPage {
  name: PageName
  title: string
  /** Other names of the page, which the search finds too. */
  aliases: string
  icon: IconComponent
  href: string
  /** Whether the page is also in a menu. */
  isInMenu: boolean
}

/** The pages that a user may open by name: those without path parameters. */
export function offeredPages(details: Visitor, titles: StoreValue<typeof pageTitles>, aliases: StoreValue<typeof pageAliases>): OfferedPage[] {
  const isFound = (name: PageName): name is PageName & keyof typeof aliases => name in aliases
  return pageNames.filter(isFound).filter((name) => isOffered(name, details)).map((name) => {
    const { path } = pages[name]
    /** The menu entry of the page, or of its parent page. */
    const menu = menuItems.findLast(({ href }) => isCurrentPlace(href, path))
    return { name, title: titles[labelNameOf(name)], aliases: aliases[name], icon: menu?.icon ?? FileText, href: path, isInMenu: menu?.name === name }
  })
}

/** Pages with the words of the search in their title, then those with the words in another name. */
export function findPages(offered: readonly OfferedPage[], search: string): OfferedPage[] {
  const byTitle = rankByText(offered, ({ title }) => title, search)
  const others = offered.filter((page) => !byTitle.includes(page))
  return [...byTitle, ...rankByText(others, ({ title, aliases }) => `${title} ${aliases}`, search)]
}
