import type { RightToWorkKind } from '@s4/contract'

export const rightToWorkKinds: Record<RightToWorkKind, string> = {
  passport: 'British or Irish passport',
  birthCertificate: 'UK birth or adoption certificate, with proof of your National Insurance number',
  digitalCheck: 'A certified online identity check',
  shareCode: 'A Home Office share code',
}
