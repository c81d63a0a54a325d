import type { EndpointName } from '@portal/api-client/contract'
import { accessCalls } from './accessCalls.fixture.ts'
import { billingCalls } from './handlers/billingCalls.fixture.ts'
import { askDeletion, peopleCalls } from './peopleCalls.fixture.ts'
import { twoStepCalls } from './twoStep/twoStepBench.fixture.ts'
import { type Bench, tokenOf } from './testing.fixture.ts'

/** Makes every call of the contract once, through the real client, in an order in which each finds its records. Call `getUserDetails` first. */
export async function everyCall(bench: Bench): Promise<Record<EndpointName, () => Promise<unknown>>> {
  const billing = await bench.signIn('billing@whisperingpines.example')
  const { authKey } = await bench.signIn()
  const { id, token: d } = await bench.invite('Brightwater')
  const links = (await bench.sandbox.seeds()).links
  const token = (kind: string, state: string) => tokenOf(links.find((link) => link.kind === kind && link.state === state)?.link)
  const choice = { UserId: 1, IsIgnore: true }
  const password = 'sandbox2'
  return {
    login: () => bench.signIn(),
    getUserDetails: () => bench.client.getUserDetails({ authkey: authKey }),
    getDashboard: () => bench.client.getDashboard(),
    getOwnCallPreferences: () => bench.client.getOwnCallPreferences(),
    saveOwnCallPreferences: () => bench.client.saveOwnCallPreferences({ QuietHours: [{ Days: [7], Start: 0, End: 480 }], AllowsNotifications: true }),
    getOwnAccount: () => bench.client.getOwnAccount(),
    saveOwnAccount: async () => bench.client.saveOwnAccount({ Phone: '+1 281 555 7341', Theme: 'dark', Version: (await bench.client.getOwnAccount()).Account.Version }),
    getOwnSessions: () => bench.client.getOwnSessions(),
    sendOwnPhoneCode: async () => {
      await withPhone(bench)
      return bench.client.sendOwnPhoneCode({})
    },
    verifyOwnPhone: async () => {
      await withPhone(bench)
      await bench.client.sendOwnPhoneCode({})
      return bench.client.verifyOwnPhone({ Code: await newestPhoneCode(bench) })
    },
    endOwnSessions: () => bench.client.endOwnSessions({ SessionID: null }),
    ...twoStepCalls(bench),
    ...(await accessCalls(bench)),
    ...billingCalls(bench, billing),
    showQRCode: () => bench.client.showQRCode({ d, id }),
    getCalender: async () => bench.client.getCalender({ inviteId: await bench.proof('Brightwater') }),
    getPKPass: async () => bench.client.getPKPass({ inviteId: await bench.proof('Brightwater') }),
    getGoolgleJWT: async () => bench.client.getGoolgleJWT({ inviteId: await bench.proof('Brightwater') }),
    groupReleaseVideo: () => bench.client.groupReleaseVideo(choice),
    ignoreReleaseContent: () => bench.client.ignoreReleaseContent(choice),
    validateResetPasswordLink: () => bench.client.validateResetPasswordLink({ token: token('resetPassword', 'valid') }),
    resetPassword: () =>
      bench.client.resetPassword({ password, confirmpassword: password, PasswordResetToken: token('resetPassword', 'valid') }),
    forgotPassword: () => bench.client.forgotPassword({ username: 'nobody@nowhere.example' }),
    createMasterUser: () => bench.client.createMasterUser({ userName: token('masterUser', 'signin') }),
    createMasterUserPassword: () =>
      bench.client.createMasterUserPassword({ Username: token('masterUser', 'signin'), Password: password }),
    getSubscribeDetails: () => bench.client.getSubscribeDetails({ d: token('subscribe', 'valid') }),
    isUsernameValid: () => bench.client.isUsernameValid({ Username: 'new@mail.example', Token: token('subscribe', 'valid') }),
    subcribeSaveVideoCallgroup: () =>
      bench.client.subcribeSaveVideoCallgroup({
        Username: 'new@mail.example', Token: token('subscribe', 'valid'), Password: password, WatchmanPhoneNumber: '',
      }),
    getWatchmanSystemConfiguration: () => bench.client.getWatchmanSystemConfiguration(),
    userAccountDelete: () => bench.client.userAccountDelete({ Username: 'nobody@nowhere.example' }),
    getAccountDeletion: async () => bench.client.getAccountDeletion({ token: await askDeletion(bench, 'desk@whisperingpines.example') }),
    confirmAccountDeletion: async () => bench.client.confirmAccountDeletion({ token: await askDeletion(bench, 'desk@whisperingpines.example') }),
    withdrawAccountDeletion: async () => bench.client.withdrawAccountDeletion({ token: await askDeletion(bench, 'desk@whisperingpines.example') }),
    ...peopleCalls(bench),
    signInAsAdmin: () => bench.as(token('signInAsAdmin', 'valid'), () => bench.client.signInAsAdmin()),
    changeOwnPassword: async () => {
      await bench.client.changeOwnPassword({ Password: 'sandbox1', NewPassword: 'sandbox2', EndsOtherSessions: false })
      return bench.client.changeOwnPassword({ Password: 'sandbox2', NewPassword: 'sandbox1', EndsOtherSessions: false })
    },
    extendSignInAs: async () => {
      const operator = await bench.signIn('robert.k@gatewell.example')
      const { Token } = await bench.as(operator, () => bench.client.beginSignInAs({ UserID: 1, Reason: 'Ticket 48214' }))
      await bench.signIn()
      const { AuthToken, user, CsrfToken } = await bench.as(Token, () => bench.client.signInAsAdmin())
      return bench.as({ token: AuthToken, authKey: user.SessionID, csrf: CsrfToken }, () => bench.client.extendSignInAs())
    },
    userSignout: () => bench.client.userSignout(),
  }
}

/** Gives the signed-in user an unverified phone. */
async function withPhone({ client, sandbox: { store } }: Bench): Promise<void> {
  const { Account } = await client.getOwnAccount()
  await store.updateTable('users').set({ phone: '+1 713 555 0177', verified_phone: '' }).where('id', '=', Account.ID).execute()
}

async function newestPhoneCode(bench: Bench): Promise<string> {
  return /^\d{6}/.exec((await bench.outbox()).find(({ subject }) => subject === 'Text message')?.text ?? '')?.[0] ?? ''
}
