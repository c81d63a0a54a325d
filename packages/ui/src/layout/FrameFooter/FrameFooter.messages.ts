export const frameFooterMessages = {
  privacy: 'Privacy policy',
} as const
