/** What a worker's phone may keep without a signal and send later, by endpoint, in the words of both sides. */
const actions: Readonly<Record<string, string>> = {
  'attendance.bookOn': 'Booked on',
  'attendance.break': 'Started or ended a break',
  'attendance.bookOff': 'Booked off',
  'attendance.shareLocation': 'Started or stopped sharing their location',
  'attendance.reportPosition': 'Sent their location',
  'checkCalls.answer': 'Answered a check call',
  'checkCalls.confirm': 'Answered a check call',
  'alerts.askForHelp': 'Asked for help',
  'logbook.create': 'Wrote a report',
  'patrols.scan': 'Scanned a checkpoint',
  'patrols.cutShort': 'Ended a patrol early',
  'handovers.confirm': 'Confirmed a handover',
  'counters.press': 'Counted at the door',
  'counters.reset': 'Set the count to 0',
}

export const phoneActionText = (endpoint: string): string => actions[endpoint] ?? 'Something done on the phone'
