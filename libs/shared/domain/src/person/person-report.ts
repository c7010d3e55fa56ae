export const reportReasons = [
  'harassment',
  'discrimination',
  'unsafe',
  'falseIdentity',
  'fraud',
  'notPaid',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportReasonLabels: Record<ReportReason, string> = {
  harassment: 'Threats, harassment or abuse',
  discrimination: 'Discrimination',
  unsafe: 'Unsafe behaviour or working conditions',
  falseIdentity: 'Not who they say they are, or false documents',
  fraud: 'Fraud, or money asked for',
  notPaid: 'Agreed work not paid',
  other: 'Something else',
}
