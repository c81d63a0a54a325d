import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isStation, isVideoStation, managesCallGroup, mayDo, UserType } from '@portal/domain'
import { permittedModules, rightsHolder } from '../people/viewer.ts'
import type { Credentials } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { callGroupsOfAccount, portsOfAccount } from '../store/ofAccount.ts'
import { watchmanVideoPath } from './callGroups.ts'

/** The answer to signing in, by password or by link. */
export async function signedInAnswer({ baseUrl, store }: Services, user: Row<'users'>, { token, authKey, csrf }: Credentials): Promise<ResponseOf<typeof endpoints.login>> {
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

/** The releases whose notes the user chose not to see again. An unknown release counts as ignored. */
export function releaseChoices(user: Pick<Row<'users'>, 'has_group_video' | 'ignores_group_video' | 'release_content' | 'ignores_release'>) {
  return {
    IsUserIgnoreGroupReleaseVideo: user.has_group_video === 0 || user.ignores_group_video === 1,
    IsUserIgnoreRelease: user.release_content === '' || user.ignores_release === 1,
  }
}

/** The kinds of call groups that a user sees: administrators see the kinds for which the account has a station or a group, others the kind that they manage. */
export async function callGroupFlags(store: Store, user: Row<'users'>) {
  const holder = rightsHolder(user)
  if (!mayDo(holder, 'callGroups.view')) {
    return {
      ShowVideoGroup: user.user_type_id === UserType.CallGroupManager, ShowVoiceGroup: user.user_type_id === UserType.VoiceGroupUser,
      showImportVoiceGroup: false, EnableUserTierCallgroup: managesCallGroup(user.user_type_id),
    }
  }
  const doors = await portsOfAccount(store, user.account_id).select('ports.hardware_model').distinct().execute()
  const groups = await callGroupsOfAccount(store, user.account_id).select('call_groups.is_video').distinct().execute()
  const models = doors.map(({ hardware_model: model }) => model)
  const kinds = new Set(groups.map(({ is_video: isVideo }) => isVideo))
  const ShowVideoGroup = models.some(isVideoStation) || kinds.has(1)
  const ShowVoiceGroup = models.some(isStation) || kinds.has(0)
  return { ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup: ShowVoiceGroup && mayDo(holder, 'import.run'), EnableUserTierCallgroup: ShowVideoGroup || ShowVoiceGroup }
}
