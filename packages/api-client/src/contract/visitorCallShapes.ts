import * as v from 'valibot'
import { portalPresses } from '@portal/domain'
import { callPlanAnswer } from './callGroupShapes.ts'
import { numberId } from './people.ts'
import { flag } from './shapes.ts'

/** Milliseconds since the visitor pressed call. */
const at = v.number()
/** The key of a phone in the plan, as the domain's `callSteps` names it. */
const phone = v.string()

const callEvent = v.variant('Kind', [
  v.looseObject({ At: at, Kind: v.literal('called') }),
  v.looseObject({ At: at, Kind: v.literal('step'), Step: v.number() }),
  v.looseObject({ At: at, Kind: v.picklist(['ring', 'declined', 'answered', 'opened', 'timeout']), Phone: phone }),
  v.looseObject({ At: at, Kind: v.literal('notOpened'), Phone: phone, Reason: v.picklist(['lockedDown', 'offline', 'accountInactive']) }),
  v.looseObject({
    At: at, Kind: v.literal('unreachable'), Phone: phone,
    Reason: v.picklist(['gone', 'noApp', 'notNotified', 'quietHours', 'switchedOff', 'noNumber', 'badNumber', 'ownStation']),
  }),
  v.looseObject({ At: at, Kind: v.literal('stopped'), Phone: phone, Reason: v.picklist(['answeredElsewhere', 'endedAtDesk', 'gone', 'switchedOff', 'visitorLeft']) }),
  v.looseObject({
    At: at, Kind: v.literal('ended'), Reason: v.picklist(['nobodyReached', 'quietHours', 'visitorLeft', 'hungUp', 'endedAtDesk', 'timeLimit']),
    /** The key of the desk that ended a ringing call. */
    Phone: v.optional(phone),
  }),
])

/** The facts about a photo by a door's camera, without its picture. Times are ISO instants. */
export const keptPhoto = v.looseObject({ TakenAt: v.string(), KeptUntil: v.string() })

/** A photo by a door's camera, with its picture. */
export const photoAnswer = v.looseObject({
  /** The type of the image, which runs no script as an `img`. */
  MediaType: v.picklist(['image/jpeg', 'image/png', 'image/svg+xml']),
  /** The picture in base64. */
  Photo: v.string(),
  ...keptPhoto.entries,
})

/** Whether to return a small picture for a list, 160 pixels wide. */
export const isThumbnail = v.optional(flag, false)

/** A visitor's call at a station. */
export const visitorCall = v.looseObject({
  ID: numberId,
  StationID: v.string(),
  StationName: v.string(),
  callgroupId: numberId,
  /** The plan of the call group at the start of the call. */
  Plan: v.looseObject({
    IsVideo: flag,
    ...callPlanAnswer,
    /** The users whose own phones ring if no one answers the video call. */
    OwnPhones: v.optional(v.array(numberId), []),
  }),
  /** The users of the plan, and those who took part at the desk; `Name` is empty if the signed-in user may not read it. */
  People: v.array(v.looseObject({ UserID: numberId, Name: v.string() })),
  /**
   * Every phone that the plan calls, and each desk that took part, by its key: the user, or the label of the number. `Name` is empty if the
   * signed-in user may not read it.
   */
  Phones: v.array(v.looseObject({ Key: phone, Name: v.string() })),
  /** The ISO instant at which the call began. */
  StartedAt: v.string(),
  /** The ISO instant at which the call ended; null while it rings or someone talks. */
  EndedAt: v.nullable(v.string()),
  /** The events of the call, in order. */
  Events: v.array(callEvent),
  /** The photo of the station's camera, which `getVisitorCallPhoto` answers; times are ISO instants. Null without a camera, and after the photo has expired. */
  Photo: v.nullable(v.looseObject({
    ...keptPhoto.entries,
    /** During the call, the camera sends its live picture. */
    IsLive: v.optional(flag, false),
  })),
  /** The buttons that the signed-in user may press in the call now. */
  Presses: v.array(v.picklist(portalPresses)),
})
