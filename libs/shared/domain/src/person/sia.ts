/** The sectors of an SIA licence (UK-RULES 15). */
export const siaSectors = [
  'Door Supervision',
  'Security Guarding',
  'Public Space Surveillance (CCTV)',
  'Close Protection',
  'Cash and Valuables in Transit',
  'Vehicle Immobilisation',
  'Key Holding',
] as const
export type SiaSector = (typeof siaSectors)[number]

/** What the public register says of a licence. */
export const siaStates = ['active', 'expired', 'revoked', 'suspended', 'withdrawn', 'replaced'] as const
export type SiaState = (typeof siaStates)[number]

/** Door supervisors may guard; guards may not work doors. */
const guarding: readonly SiaSector[] = ['Security Guarding', 'Door Supervision']

/** Whether a licence for one sector allows work that asks for another. */
export const covers = (held: string, needed: string): boolean => held === needed || (needed === 'Security Guarding' && held === 'Door Supervision')

/** The work of the trade and the licences any one of which allows it; an empty list needs none. */
export const roles = [
  { id: 'door-supervisor', label: 'Door supervisor', sectors: ['Door Supervision'] },
  { id: 'security-guard', label: 'Security guard', sectors: guarding },
  { id: 'retail-security', label: 'Retail security officer', sectors: guarding },
  { id: 'mobile-patrol', label: 'Mobile patrol officer', sectors: guarding },
  { id: 'dog-handler', label: 'Security dog handler', sectors: guarding },
  { id: 'cctv-operator', label: 'CCTV operator', sectors: ['Public Space Surveillance (CCTV)'] },
  { id: 'close-protection', label: 'Close protection officer', sectors: ['Close Protection'] },
  { id: 'cash-in-transit', label: 'Cash and valuables in transit officer', sectors: ['Cash and Valuables in Transit'] },
  { id: 'vehicle-immobiliser', label: 'Vehicle immobiliser', sectors: ['Vehicle Immobilisation'] },
  { id: 'key-holder', label: 'Key holder', sectors: ['Key Holding'] },
  { id: 'event-steward', label: 'Event steward', sectors: [] },
] as const satisfies readonly { id: string; label: string; sectors: readonly SiaSector[] }[]

export type RoleId = (typeof roles)[number]['id']

export interface SiaLicence {
  sector: SiaSector
  /** `YYYY-MM-DD`; the licence holds through that day. */
  expiresOn: string
  /** As last seen on the register; a licence nobody has looked up counts as active. */
  state?: SiaState | undefined
}

export const sectorsFor = (role: RoleId): readonly SiaSector[] => roles.find(({ id }) => id === role)?.sectors ?? []

export const roleLabel = (role: RoleId): string => roles.find(({ id }) => id === role)?.label ?? ''

/** A role as it is shown; a posting's own words for one stay as they are. */
export const roleLabelOf = (role: string): string => roles.find(({ id }) => id === role)?.label ?? role

export type LicenceFit = 'fits' | 'missing' | 'expired' | 'not-active'

/** Whether one of a person's licences allows work that asks for a sector, on a day, `YYYY-MM-DD`; otherwise what is wrong with the nearest. */
export function licenceFit(sector: string | null, licences: readonly SiaLicence[], onDate: string): LicenceFit {
  if (sector === null) return 'fits'

  const right = licences.filter((licence) => covers(licence.sector, sector))
  const active = right.filter(({ state = 'active' }) => state === 'active')
  if (active.some(({ expiresOn }) => expiresOn >= onDate)) return 'fits'
  if (right.length === 0) return 'missing'
  return active.length > 0 || right.some(({ state }) => state === 'expired') ? 'expired' : 'not-active'
}
