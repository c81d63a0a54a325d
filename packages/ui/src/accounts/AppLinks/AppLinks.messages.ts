export const appLinksMessages = {
  /** What the plain button says. */
  ios: 'App for iPhone',
  android: 'App for Android',
  /** What the badge is called, as its words are part of a picture. */
  iosName: 'Download on the App Store',
  androidName: 'Get it on Google Play',
} as const
