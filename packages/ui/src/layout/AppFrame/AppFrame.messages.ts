export const appFrameMessages = {
  menu: 'Menu',
  close: 'Close menu',
  account: 'Account',
  minimize: 'Minimize sidebar',
  expand: 'Expand sidebar',
  loading: 'Loading the page',
} as const
