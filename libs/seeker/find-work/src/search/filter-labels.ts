/** What the fields of the filters are called. */
export const filterLabels = {
  within: 'Within',
  payFrom: 'Pay from',
  from: 'Shifts from',
  to: 'Shifts until',
  role: 'Role',
  siaSector: 'SIA licence',
} as const
