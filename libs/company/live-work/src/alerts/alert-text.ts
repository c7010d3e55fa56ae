import type { Alert } from '@s4/contract'

const words: Record<Alert['kind'], (name: string) => string> = {
  missedCheckCall: (name) => `${name} missed a check call`,
  leftGeofence: (name) => `${name} left the site`,
  outsideAtBookOn: (name) => `${name} booked on outside the site`,
  late: (name) => `${name} has not booked on`,
  forgottenBookOff: (name) => `${name} has not booked off`,
  help: (name) => `${name} needs help`,
  papersMissing: (name) => `${name} was booked on with papers missing or unchecked`,
  checkDue: (name) => `${name} cannot book on before you accept their papers`,
}

export const alertTitle = ({ kind, seekerName }: Pick<Alert, 'kind' | 'seekerName'>): string => words[kind](seekerName)
