/** Where the sign-in page is; the other paths stand in `paths`, which the first script need not load. */
export const login = '/auth/login'

/** The sign-in page, remembering where the person wanted to go. */
export function loginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const wanted = pathname + search
  return wanted === '/' ? login : `${login}?${new URLSearchParams({ next: wanted })}`
}
