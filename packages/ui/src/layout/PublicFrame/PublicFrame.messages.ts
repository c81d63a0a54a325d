export const publicFrameMessages = {
  login: 'Login',
} as const
