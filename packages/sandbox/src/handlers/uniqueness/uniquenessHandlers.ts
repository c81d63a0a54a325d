import { limits } from '@portal/domain'
import { nextFreeDigits, nextFreeName } from '../../people/nextFree.ts'
import {
  callGroupNameHolder, directoryPinHolder, emailHolder, groupCodeHolder, groupNameHolder, phoneHolder, presetTemplateNameHolder, usernameHolder,
} from '../../people/taken.ts'
import type { Handlers } from '../Handler.ts'
import { answerUnique } from './answerUnique.ts'
import { isAccessCodeUnique, isAccessCodeUniqueAtLocation, isAccessPhoneCodeUnique, isAccessPhoneUnique, isWiegandCodeUnique } from './codeUniqueness.ts'

/** The thirteen checks of specification §5. */
export const uniquenessHandlers = {
  isClientPhoneUnique: answerUnique({ message: 'Another user has this phone number.', find: phoneHolder, isUser: true }),
  isClientEmailUnique: answerUnique({ message: 'Another user has this e-mail address.', find: emailHolder, isUser: true }),
  isClientUsernameUnique: answerUnique({ message: 'Username already exists', find: usernameHolder, isUser: true }),
  isAccessCodeUnique,
  isAccessPhoneUnique,
  isAccessPhoneCodeUnique,
  isAccessCodeUniqueAtLocation,
  isWiegandCodeUnique,
  isGroupNameUnique: answerUnique({
    message: 'Another group has this name.', find: groupNameHolder, suggest: (value, isFree) => nextFreeName(value, 60, isFree),
  }),
  isGroupCodeUnique: answerUnique({
    message: 'Another group has this code.', find: groupCodeHolder, suggest: (value, isFree) => nextFreeName(value, 10, isFree),
  }),
  isPresetTemplateNameUnique: answerUnique({
    message: 'Another template has this name.', find: presetTemplateNameHolder, suggest: (value, isFree) => nextFreeName(value, 80, isFree),
  }),
  isDirectoryPinUnique: answerUnique({
    message: 'Another user has this directory PIN.', find: directoryPinHolder, isUser: true, suggest: nextFreeDigits,
  }),
  isCallGroupNameUnique: answerUnique({
    message: 'Another call group has this name.',
    find: callGroupNameHolder,
    suggest: (value, isFree) => nextFreeName(value, limits.callGroupName.maxLength, isFree),
  }),
} satisfies Partial<Handlers>
