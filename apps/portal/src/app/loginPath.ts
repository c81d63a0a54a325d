/** The path of the sign-in page. The other paths are in `paths`, which the first script doesn't need. */
export const login = '/auth/login'

/** The path of the sign-in page, with the page to open afterward. */
export function loginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const wanted = pathname + search
  return wanted === '/' ? login : `${login}?${new URLSearchParams({ next: wanted })}`
}
