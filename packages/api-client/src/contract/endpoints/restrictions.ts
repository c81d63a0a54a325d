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
  summary: 'The places where a restriction can hold: locations, controllers and doors.',
  request: noPayload,
  response: v.looseObject({
    Locations: places,
  }),
})

/** Where a rule holds: a whole location, one of its controllers, or one door. At a door, the narrowest existing rule counts. */
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
  /** Set where the rule follows a preset template; its restriction is then the template's. */
  PresetTemplateID: v.nullable(recordId),
  PresetTemplateName: v.nullable(v.string()),
  Restriction: restrictionAnswer,
  ...revision,
})

/** All rules of one group, or of the group of one user; without either, of every group that the caller sees. 404 `NOT_FOUND`. */
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
  /** How many group rules follow the template. */
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

/** 404 `NOT_FOUND`. */
export const getPresetTemplateDetails = defineEndpoint({
  area: 'restrictions',
  as: 'getTemplate',
  service: 'voice-video',
  method: 'GET',
  path: '/UserGroupRestriction/getPresetTemplateDetails',
  auth: 'session',
  assumed: true,
  summary: 'One template, and the groups that follow it.',
  request: v.object({ ID: recordId }),
  response: v.looseObject({
    ...presetTemplate.entries,
    Groups: v.array(v.looseObject({
      UserGroupID: recordId,
      UserGroupName: v.string(),
      PlaceName: v.string(),
      /** The ids of the doors there. */
      Ports: v.array(v.string()),
    })),
  }),
})

/** Refusals: 400 `VALIDATION` with `field`, 409 `TAKEN`, 409 `CONFLICT` with `current`. */
export const savePresetTemplate = defineEndpoint({
  area: 'restrictions',
  as: 'saveTemplate',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/SavePresetTemplate',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes a template; the groups that follow it change at once.',
  request: v.object({ ID: newOrPresentId, Name: shortName, Restriction: restrictionRecord, Version: version }),
  response: savedRecord,
})

/** 409 `IN_USE` while a group follows the template. */
export const deletePresetTemplate = defineEndpoint({
  area: 'restrictions',
  as: 'deleteTemplate',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/DeletePresetTemplate',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a template that no group follows.',
  request: v.object({ ID: recordId }),
  response: done,
})

/**
 * `Restriction` is null where the group has no rule of its own at the place; `Effective` is the rule that counts there, wherever it is
 * defined.
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

/** Send either the template that a place follows or a restriction of its own. */
const accessPoint = v.object({
  ...scope,
  PresetTemplateID: v.optional(v.nullable(recordId), null),
  Restriction: v.optional(v.nullable(restrictionRecord), null),
})

/**
 * Replaces all rules of a group, or leaves all of them unchanged. Refusals: 404 for a place that is not the account's, 400 `VALIDATION`.
 */
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

export const deleteUserGroupRestriction = defineEndpoint({
  area: 'restrictions',
  as: 'deleteOfGroup',
  service: 'voice-video',
  method: 'POST',
  path: '/UserGroupRestriction/DeleteUserGroupRestriction',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes one rule of a group; the rule of the wider place then holds.',
  request: v.object({ ID: recordId }),
  response: done,
})

/**
 * Creates or changes one rule of a group. Refusals: 404, 400 `VALIDATION`, 409 `CONFLICT` with `current`, the rule that now holds at the
 * place.
 */
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
