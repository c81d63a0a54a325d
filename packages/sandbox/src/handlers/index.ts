import { getDashboard } from './auth/getDashboard.ts'
import { getUserDetails } from './auth/getUserDetails.ts'
import { login } from './auth/login.ts'
import { userSignout } from './auth/userSignout.ts'
import type { Handlers } from './Handler.ts'
import { getCalender } from './invites/getCalender.ts'
import { getGoolgleJWT } from './invites/getGoolgleJWT.ts'
import { getPKPass } from './invites/getPKPass.ts'
import { showQRCode } from './invites/showQRCode.ts'

export const handlers: Handlers = {
  login,
  getUserDetails,
  userSignout,
  getDashboard,
  showQRCode,
  getCalender,
  getPKPass,
  getGoolgleJWT,
}
