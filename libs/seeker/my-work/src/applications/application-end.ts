import type { Application } from '@s4/contract'

const ends: Partial<Record<Application['status'], string>> = {
  accepted: 'You accepted the offer',
  declined: 'You declined the offer',
  lapsed: 'The offer expired',
  withdrawn: 'You withdrew',
  rejected: 'The company turned you down',
}
/** Of these a reason says how they came to an end, such as other work at that time. */
const told: Partial<Record<Application['status'], string>> = { withdrawn: 'Withdrawn', lapsed: 'Expired' }

/** Who ended an application, and how; undefined while it is open. */
export const applicationEnd = ({ status, reason }: Pick<Application, 'status' | 'reason'>): string | undefined =>
  (reason === null ? undefined : told[status]) ?? ends[status]
