export const pageHeaderMessages = {
  breadcrumb: 'Breadcrumb',
} as const
