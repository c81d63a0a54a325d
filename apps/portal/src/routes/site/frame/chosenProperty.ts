import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readId } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'

/** The pages that `property` in the address narrows, and what they show without it: the user's own property, or all. */
const pages: Readonly<Record<string, 'own' | 'all'>> = { [paths.dashboard]: 'own', [paths.doors]: 'own', [paths.log]: 'all', [paths.users]: 'all' }

export const pageOfProperty = (pathname: string): 'own' | 'all' | undefined => pages[pathname]

/** Filters of one property, and the page of a list. */
const leftBehind = ['page', 'door', 'unit', 'code', 'record']

/** The address of the same page for a property's id, or without one; on a page that no property narrows, the dashboard's. */
export function withProperty({ pathname, search }: { pathname: string; search: string }, id: string): string {
  const isNarrowed = pageOfProperty(pathname) !== undefined
  const query = new URLSearchParams(isNarrowed ? search : '')
  for (const name of leftBehind) query.delete(name)
  if (id === '') query.delete('property')
  else query.set('property', id)
  return [isNarrowed ? pathname : paths.dashboard, query.toString()].filter(Boolean).join('?')
}

/** A link of the menu, for the chosen property. */
export const hrefAt = (href: string, property: number | null): string => (property === null || pageOfProperty(href) === undefined ? href : withProperty({ pathname: href, search: '' }, String(property)))

/** The property of the address on these pages, and the last one elsewhere; null: none. */
export function useChosenProperty(): number | null {
  const { pathname, search } = useLocation()
  const [kept, setKept] = useState<number | null>(null)
  const chosen = pageOfProperty(pathname) === undefined ? kept : readId(new URLSearchParams(search).get('property'))
  if (chosen !== kept) setKept(chosen)
  return chosen
}
