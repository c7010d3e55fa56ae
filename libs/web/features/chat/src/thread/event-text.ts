import type { ChatEvent } from '@s4/contract'
import { shiftText, timeText } from '@s4/domain/shift-text'

type Kind = ChatEvent['kind']

const words: Record<Kind, string> = {
  applied: 'Applied for this job',
  withdrawn: 'Application withdrawn',
  rejected: 'Application turned down',
  offered: 'Work offered',
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  lapsed: 'Offer expired',
  rescinded: 'Offer withdrawn',
  bookedOn: 'Booked on',
  bookedOff: 'Booked off',
  cancelledBySeeker: 'Work cancelled by the worker',
  cancelledByCompany: 'Work cancelled by the company',
  cancelledByS4: 'Work cancelled',
  noShow: 'Recorded as a no-show',
  substituted: 'The worker sends a substitute',
}

/** `Booked on, Sat 21 Nov 2026, 22:00–06:00 (8 h) · 21:58`. */
export const eventText = ({ kind, at, shift, note }: ChatEvent, zone: string): string =>
  `${words[kind]}${shift ? `, ${shiftText(shift, zone)}` : ''} · ${timeText(at, zone)}${note && `: “${note}”`}`
