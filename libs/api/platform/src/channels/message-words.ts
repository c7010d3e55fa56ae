import { IN_SECRET } from '@s4/domain/alert-words'
import { appUrl } from '../settings/app-url'
import type { NewMessage } from '../message-queue/message-repository'
import type { Settings } from '../settings/settings'

/** No names: a text lies open on a phone that anybody can read. */
const alertWords: Record<string, string> = {
  missedCheckCall: 'a check call was missed',
  leftGeofence: 'somebody left their site',
  outsideAtBookOn: 'somebody booked on away from their site',
  late: 'somebody has not booked on',
  forgottenBookOff: 'somebody has not booked off',
  help: 'SOMEBODY NEEDS HELP',
  papersMissing: 'somebody was booked on with documents missing',
  missedPatrol: 'points of a patrol were missed',
  leftEarly: 'somebody booked off long before the end',
  checkDue: 'somebody cannot book on before you accept their documents',
}

interface Told {
  channel: 'text' | 'call'
  purpose: NewMessage['purpose']
  kind: string | null
  link: string | null
  /** About a worker who asks for help in discreet mode. */
  inSecret: boolean
  code: string | null
}

export function messageWords(settings: Settings, { channel, purpose, kind, link, inSecret, code }: Told): string {
  if (purpose === 'code') return `${code} is your code for S4. Enter it within 10 minutes. Do not pass it on.`
  if (channel === 'call')
    return purpose === 'test'
      ? 'This is S4. This is a test. Alerts reach you on this number.'
      : 'This is S4. An alert needs you. Please open the alert log now.'
  if (purpose === 'test') return 'S4: this is a test. Alerts reach you on this number.'
  const said = [alertWords[kind ?? ''] ?? 'something needs you', inSecret && IN_SECRET].filter(Boolean)
  return `S4 alert: ${said.join('. ')}. ${appUrl(settings, 'company', link ?? '/')}`
}
