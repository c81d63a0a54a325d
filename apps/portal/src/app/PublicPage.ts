import type { ComponentType } from 'react'
import type { Portal } from './Portal.ts'
import type { titles } from './titles.messages.ts'

/** Where a page was asked for. */
export interface Place {
  url: URL
  /** The parts of the path that the page's pattern names. */
  params: Readonly<Record<string, string | undefined>>
  signal: AbortSignal
}

/** A page before signing in. It knows nothing of the router; `startPublic` shows it. */
export interface PublicPage<Data> {
  title: keyof NonNullable<(typeof titles)['value']>
  /** What it shows. Throws what `leaveFor` answers where it leads elsewhere. */
  load: (portal: Portal, place: Place) => Data | Promise<Data>
  Component: ComponentType<{ data: Data }>
}

/** Thrown while a page loads, to go elsewhere instead. */
export function leaveFor(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path } })
}
