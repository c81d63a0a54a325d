import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { callGroupFlags } from '../calls/callGroupFlags.ts'
import { watchmanVideoPath } from '../media/watchmanVideoPath.ts'
import type { Credentials } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { permittedModules } from './rightsHolder.ts'

/** The answer to signing in, by password or by link. */
export async function signedInAnswer({ baseUrl, store }: Services, user: UsersTable, { token, authKey, csrf }: Credentials): Promise<ResponseOf<typeof endpoints.login>> {
  const { EnableUserTierCallgroup: _ofDetails, ...shown } = await callGroupFlags(store, user)
  const hasGroupVideo = user.has_group_video === 1
  return {
    user: { SessionID: authKey, ShowSFHWindow: user.is_single_family === 1, role: user.role, modules: permittedModules(user) },
    AuthToken: token,
    CsrfToken: csrf,
    S_PK: 'pk_test_sandbox',
    S_WT: '',
    A_MK: '',
    G_AK: '',
    ...shown,
    GroupReleaseVideoUrl: hasGroupVideo ? baseUrl + watchmanVideoPath : '',
    GroupReleaseVideoContent: hasGroupVideo ? 'Video call groups, in a third of a minute.' : '',
    EnableGroupReleaseVideo: hasGroupVideo,
    ReleaseContent: user.release_content,
    ReleaseMailID: user.release_content === '' ? '' : 'news@gatewell.example',
    UserPortal: user.user_portal,
    callgroup: { callgroupId: user.call_group_id },
    ...releaseChoices(user),
  }
}

/** Which releases the user chose not to see again; a release that does not exist counts as ignored. */
export function releaseChoices(user: Pick<UsersTable, 'has_group_video' | 'ignores_group_video' | 'release_content' | 'ignores_release'>) {
  return {
    IsUserIgnoreGroupReleaseVideo: user.has_group_video === 0 || user.ignores_group_video === 1,
    IsUserIgnoreRelease: user.release_content === '' || user.ignores_release === 1,
  }
}
