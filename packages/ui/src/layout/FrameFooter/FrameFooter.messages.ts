export const frameFooterMessages = {
  version: 'Version',
  privacy: 'Privacy policy',
} as const
