export const reportDecisions = { none: 'No action', warned: 'Warned', suspended: 'Suspended from new work' }
