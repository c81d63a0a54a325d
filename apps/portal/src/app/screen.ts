import type { RouteObject } from 'react-router-dom'
import type { ScreenRoute } from './ScreenRoute.ts'
import type { titles } from './titles.messages.ts'

type TitleName = keyof ReturnType<(typeof titles)['get']>

/** A page of the portal: its path, its name among the titles, and its code, which comes with the first visit. */
export function screen(path: string, title: TitleName, lazy: () => Promise<ScreenRoute>): RouteObject {
  return { path, handle: { title }, lazy }
}
