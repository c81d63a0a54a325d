import * as v from 'valibot'
import { done, newOrPresentId, portId, recordId, restrictionAnswer, restrictionRecord, revision, savedRecord, shortName, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { places } from '../placesShape.ts'
import { count, noPayload } from '../shapes.ts'

/** Every location of the account with its controllers and doors. */
export const getPropertyInstallLocationDeviceInformation = defineEndpoint({
  area: 'restrictions',
  as: 'listPlaces',
  service: 'voice-video',
  method: 'GET',
  path: '/UserGroupRestriction/GetPropertyInstallLocationDeviceInformation',
  auth: 'session',
  assumed: true,
  summary: 'The places where a restriction can apply: locations, controllers and doors.',
  request: noPayload,
  response: v.looseObject({
    Locations: places,
  }),
})

/** The place of a restriction: a whole location, one of its controllers, or one door. At a door, the narrowest restriction decides. */
const scope = {
  PropertyLocationID: recordId,
  ModuleID: v.optional(v.nullable(recordId), null),
  PortID: v.optional(v.nullable(portId), null),
}

const groupRestriction = v.looseObject({
  ID: recordId,
  UserGroupID: recordId,
  UserGroupName: v.string(),
  PropertyLocationID: recordId,
  ModuleID: v.nullable(recordId),
  PortID: v.nullable(v.string()),
  /** The name of the door, controller or location. */
  PlaceName: v.string(),
  /** The id of the template that the group follows here; its restriction is then the template's. Null without one. */
  PresetTemplateID: v.nullable(recordId),
  PresetTemplateName: v.nullable(v.string()),
  Restriction: restrictionAnswer,
  ...revision,
})

/** All restrictions of one group, or of the group of one user; without either, of every group that the caller sees. 404 `NOT_FOUND`. */
export const getAppliedGroupRestriction = defineEndpoint({
  area: 'restrictions',
  as: 'listOfGroup',
  service: 'voice-video',
  method: 'GET',
  path: '/UserGroupRestriction/GetAppliedGroupRestriction',
  auth: 'session',
  assumed: true,
  summary: 'The rules of one user group or of all, place by place.',
  request: v.object({ UserGroupID: v.optional(recordId), UserID: v.optional(recordId) }),
  response: v.looseObject({ Restrictions: v.array(groupRestriction) }),
})

const presetTemplate = v.looseObject({
  ID: recordId,
  Name: v.string(),
  Restriction: restrictionAnswer,
  /** The number of group restrictions that follow the template. */
  AppliedCount: count,
  ...revision,
})

export const getPresetRestrictionTemplate = defineEndpoint({
  area: 'restrictions',
  as: 'listTemplates',
  service: 'voice-video',
  method: 'GET',
  path: '/UserGroupRestriction/getPresetRestrictionTemplate',
  auth: 'session',
  assumed: true,
  summary: 'The templates of the account, by name.',
  request: noPayload,
  response: v.looseObject({ Templates: v.array(presetTemplate) }),
})

/** One template. 404 `NOT_FOUND`. */
export const getPresetTemplateDetails = defineEndpoint({
  area: 'restrictions',
  as: 'getTemplate',
  service: 'voice-video',
  method: 'GET',
  path: '/UserGroupRestriction/getPresetTemplateDetails',
  auth: 'session',
  assumed: true,
  summary: 'One template, and the groups that use it.',
  request: v.object({ ID: recordId }),
  response: v.looseObject({
    ...presetTemplate.entries,
    Groups: v.array(v.looseObject({
      UserGroupID: recordId,
      UserGroupName: v.string(),
      PlaceName: v.string(),
      /** The ids of the doors at the place. */
      Ports: v.array(v.string()),
    })),
  }),
})

/** Saves a template. Refusals: 400 `VALIDATION` with `field`, 409 `TAKEN`, 409 `CONFLICT` with `current`. */
export const savePresetTemplate = defineEndpoint({
  area: 'restrictions',
  as: 'saveTemplate',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/SavePresetTemplate',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes a template; the groups that use it change at once.',
  request: v.object({ ID: newOrPresentId, Name: shortName, Restriction: restrictionRecord, Version: version }),
  response: savedRecord,
})

/** Deletes a template. 409 `IN_USE` while a group follows it. */
export const deletePresetTemplate = defineEndpoint({
  area: 'restrictions',
  as: 'deleteTemplate',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/DeletePresetTemplate',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a template that no group uses.',
  request: v.object({ ID: recordId }),
  response: done,
})

/**
 * The restriction of a group at a place. `Restriction` is null if the group has none of its own there; `Effective` is the one that applies
 * there, wherever it is defined.
 */
const ruleAtPlace = v.looseObject({ Restriction: v.nullable(groupRestriction), Effective: v.nullable(groupRestriction) })

export const getGroupRestrictionForModulePort = defineEndpoint({
  area: 'restrictions',
  as: 'getOfDoor',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/GetGroupRestrictionForModulePort',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'The rule of a group at one door.',
  request: v.object({ UserGroupID: recordId, PortID: portId }),
  response: ruleAtPlace,
})

export const getGroupRestrictionForModule = defineEndpoint({
  area: 'restrictions',
  as: 'getOfController',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/GetGroupRestrictionForModule',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'The rule of a group at one controller.',
  request: v.object({ UserGroupID: recordId, ModuleID: recordId }),
  response: ruleAtPlace,
})

export const getGroupRestrictionForPropertyLocation = defineEndpoint({
  area: 'restrictions',
  as: 'getOfLocation',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/GetGroupRestrictionForPropertyLocation',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'The rule of a group at a whole location.',
  request: v.object({ UserGroupID: recordId, PropertyLocationID: recordId }),
  response: ruleAtPlace,
})

/** The restriction at a place: either the id of a template, or a restriction of its own. */
const accessPoint = v.object({
  ...scope,
  PresetTemplateID: v.optional(v.nullable(recordId), null),
  Restriction: v.optional(v.nullable(restrictionRecord), null),
})

/** Replaces all restrictions of a group, or leaves all of them unchanged. Refusals: 404 for a place of another account, 400 `VALIDATION`. */
export const saveAccessPoints = defineEndpoint({
  area: 'restrictions',
  as: 'saveAccessPoints',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/SaveAccessPoints',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Replaces the rules of a group at all places.',
  request: v.object({ UserGroupID: recordId, AccessPoints: v.pipe(v.array(accessPoint), v.maxLength(500)) }),
  response: v.looseObject({ message: v.string(), Restrictions: v.array(groupRestriction) }),
})

/**
 * Copies the access of one user group at a door to other doors; without a group, that of each group that the caller may change. What applies
 * at the door is copied, wherever it is defined. A restriction at a whole controller or location stays. Refusals: 403 `FORBIDDEN`, 404
 * `NOT_FOUND`.
 */
export const copyDoorRestrictions = defineEndpoint({
  area: 'restrictions',
  as: 'copyOfDoor',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/CopyDoorRestrictions',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Copies the access of one user group, or of all, from one door to others.',
  request: v.object({ FromPortID: portId, Ports: v.pipe(v.array(portId), v.minLength(1), v.maxLength(500)), UserGroupID: v.optional(v.nullable(recordId), null) }),
  response: v.looseObject({
    message: v.string(),
    /** The number of restrictions that were added, changed or deleted. */
    ChangedCount: count,
  }),
})

export const deleteUserGroupRestriction = defineEndpoint({
  area: 'restrictions',
  as: 'deleteOfGroup',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/DeleteUserGroupRestriction',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes one rule of a group; the rule of the wider place then applies.',
  request: v.object({ ID: recordId }),
  response: done,
})

/** Creates or changes one restriction of a group. Refusals: 404, 400 `VALIDATION`, 409 `CONFLICT` with `current`, the restriction that the place has now. */
export const saveUpdateRestriction = defineEndpoint({
  area: 'restrictions',
  as: 'saveOfGroup',
  service: 'voice-video',
  method: 'POST',
  path: '/NewGroup/SaveUpdateRestriction',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes the rule of a group at one place.',
  request: v.object({ UserGroupID: recordId, ...accessPoint.entries, Version: version }),
  response: savedRecord,
})
