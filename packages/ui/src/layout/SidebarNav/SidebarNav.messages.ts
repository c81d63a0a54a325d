export const sidebarNavMessages = {
  navigation: 'Main',
} as const
