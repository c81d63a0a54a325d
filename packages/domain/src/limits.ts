/** Greatest size of an invite's QR image, in decoded bytes. */
export const inviteImageBytes = 64 * 1024

/** The limits of spec §9. Lengths are characters, times are milliseconds. */
export const limits = {
  password: { minLength: 8, maxLength: 15 },
  callGroupName: { minLength: 5, maxLength: 15 },
  directoryPin: { maxDigits: 5 },
  pagination: { defaultLimit: 10, tablePageLength: 20 },
  invoices: { limit: 50, count: 20 },
  toast: { timeout: 30_000, atOnce: 1 },
  watchman: { peopleAtOnce: 3, nextGroupAfter: 30_000 },
  /**
   * Limits of calls, assumed because the specification has none. `photoKept` is how long the photo of a visitor is kept, in milliseconds.
   */
  calls: { numbers: 10, talk: 120_000, photoKept: 30 * 24 * 60 * 60_000 },
  email: { maxLength: 254, maxLocalLength: 64 },
  copyrightYear: 2020,
  appVersion: '1.1.3',
} as const
