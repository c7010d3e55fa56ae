/** Of a request for help in discreet mode. */
export const IN_SECRET = 'Asked for help in secret: do not call or write to their phone'

/** What an alert says when it is raised, by its kind. */
export const alertTexts = {
  missedCheckCall: (name: string) => `${name} has not answered a check call`,
  leftGeofence: (name: string) => `${name} has left the site`,
  outsideAtBookOn: (name: string) => `${name} booked on outside the site`,
  late: (name: string) => `${name} has not booked on`,
  forgottenBookOff: (name: string) => `${name} has not booked off`,
  help: (name: string) => `${name} needs help`,
  papersMissing: (name: string) => `${name} was booked on with documents missing or not checked`,
  checkDue: (name: string) => `${name} cannot book on before you accept their documents`,
  missedPatrol: (name: string) => `${name} has missed points of a patrol`,
  leftEarly: (name: string) => `${name} booked off early`,
} as const

interface Told {
  kind: keyof typeof alertTexts
  seekerName: string
  checkCall: { status: string } | null
}

/** What an alert says now: a missed check call may have been answered since. */
export const alertTitle = ({ kind, seekerName, checkCall }: Told): string =>
  checkCall?.status === 'late' ? `${seekerName} answered a check call late` : alertTexts[kind](seekerName)
