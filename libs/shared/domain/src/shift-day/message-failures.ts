/** Why a push, text, call or mail did not go out. */
export const messageFailures = [
  'quiet-hours',
  'no-number',
  'no-device',
  'off',
  'person-limit',
  'company-limit',
  'refused',
  'unreachable',
  'device-gone',
  'not-needed',
] as const
export type MessageFailure = (typeof messageFailures)[number]

const words: Record<MessageFailure, string> = {
  'quiet-hours': 'quiet hours',
  'no-number': 'no verified mobile number',
  'no-device': 'no device takes alerts',
  off: 'S4 sends no texts and calls here',
  'person-limit': 'no more texts and calls to this person today',
  'company-limit': 'no more texts and calls for this company today',
  refused: 'the service refused it',
  unreachable: 'the service did not answer',
  'device-gone': 'the device takes no alerts any more',
  'not-needed': 'no longer needed',
}

export const messageFailureText = (failure: MessageFailure): string => words[failure]
