/**
 * The values in the answers of a sign-in and of GetUserDetails that the portal doesn't read, each with the reason. The service sends them,
 * because other clients may need them.
 */
export const unreadSignInValues = {
  S_WT: 'A key of a web telephone service. Nobody says of which, and the portal rings nobody itself.',
  A_MK: 'A key of a map service. The portal draws no map of a provider.',
  G_AK: 'A key of a provider’s interface. Nobody says of which, and the portal asks none.',
  ShowSFHWindow: 'IS_SFH_ACTIVE of GetUserDetails says the same, and also after the set-up has ended in this session.',
  UserPortal: 'IsUserDashboard of GetUserDetails has the value 3 that signs out again, and decides alone.',
  ReleaseMailID: 'It may be a mail’s number or its address: nobody says which. Release notes are shown in the portal itself.',
  modules: 'What the numbers 14, 21, 22 and 23 stand for is not known; the flags and the role of the user decide.',
  callgroup: 'callgroupId of GetUserDetails says the same at this moment, where someone may have been given another group.',
} as const satisfies Record<string, string>
