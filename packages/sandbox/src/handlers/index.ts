import type { Handlers } from './Handler.ts'
import { accessHandlers } from './accessHandlers.ts'
import { getDashboard } from './auth/getDashboard.ts'
import { getUserDetails } from './auth/getUserDetails.ts'
import { login } from './auth/login.ts'
import { signInAsAdmin } from './auth/signInAsAdmin.ts'
import { userSignout } from './auth/userSignout.ts'
import * as billing from './billing/index.ts'
import { getSubscribeDetails } from './callGroups/getSubscribeDetails.ts'
import { getWatchmanSystemConfiguration } from './callGroups/getWatchmanSystemConfiguration.ts'
import { isUsernameValid } from './callGroups/isUsernameValid.ts'
import { subcribeSaveVideoCallgroup } from './callGroups/subcribeSaveVideoCallgroup.ts'
import { getCalender } from './invites/getCalender.ts'
import { getGoolgleJWT } from './invites/getGoolgleJWT.ts'
import { getPKPass } from './invites/getPKPass.ts'
import { showQRCode } from './invites/showQRCode.ts'
import { createMasterUser } from './passwords/createMasterUser.ts'
import { createMasterUserPassword } from './passwords/createMasterUserPassword.ts'
import { forgotPassword } from './passwords/forgotPassword.ts'
import { resetPassword } from './passwords/resetPassword.ts'
import { validateResetPasswordLink } from './passwords/validateResetPasswordLink.ts'
import { groupReleaseVideo } from './releases/groupReleaseVideo.ts'
import { ignoreReleaseContent } from './releases/ignoreReleaseContent.ts'
import { peopleHandlers } from './users/peopleHandlers.ts'
import { userAccountDelete } from './users/userAccountDelete.ts'

export const handlers: Handlers = {
  login,
  signInAsAdmin,
  getUserDetails,
  userSignout,
  getDashboard,
  groupReleaseVideo,
  ignoreReleaseContent,
  validateResetPasswordLink,
  resetPassword,
  forgotPassword,
  createMasterUser,
  createMasterUserPassword,
  getSubscribeDetails,
  isUsernameValid,
  subcribeSaveVideoCallgroup,
  getWatchmanSystemConfiguration,
  userAccountDelete,
  ...peopleHandlers,
  ...accessHandlers,
  showQRCode,
  getCalender,
  getPKPass,
  getGoolgleJWT,
  ...billing,
}
