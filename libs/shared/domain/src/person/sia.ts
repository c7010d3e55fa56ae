/** The sectors of an SIA licence (docs/uk-rules.md#security-trade). */
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

/**
 * Which other work a licence allows (SIA, *Licensing integration*,
 * www.sia.homeoffice.gov.uk/Pages/licensing-integration.aspx): every front-line licence covers key holding, doors and
 * close protection cover guarding, guarding and CCTV cover no doors. That table let close protection work doors, too;
 * its end was proposed in 2012 (*Call for views on close protection licence arrangements*), and sending somebody to a
 * door unlicensed is an offence, so it is left out until the SIA is asked.
 */
const alsoCovers: Record<SiaSector, readonly SiaSector[]> = {
  'Door Supervision': ['Security Guarding', 'Key Holding'],
  'Security Guarding': ['Key Holding'],
  'Public Space Surveillance (CCTV)': ['Key Holding'],
  'Close Protection': ['Security Guarding', 'Key Holding'],
  'Cash and Valuables in Transit': ['Key Holding'],
  'Vehicle Immobilisation': ['Key Holding'],
  'Key Holding': [],
}

export const isSiaSector = (text: string): text is SiaSector => siaSectors.some((sector) => sector === text)

/** Whether a licence for one sector allows work that asks for another. */
export const covers = (held: string, needed: string): boolean =>
  held === needed || (isSiaSector(held) && alsoCovers[held].some((sector) => sector === needed))

/** The work of the trade and the licence it asks for; null needs none. */
export const roles = [
  { id: 'door-supervisor', label: 'Door supervisor', sector: 'Door Supervision' },
  { id: 'security-guard', label: 'Security guard', sector: 'Security Guarding' },
  { id: 'retail-security', label: 'Retail security officer', sector: 'Security Guarding' },
  { id: 'mobile-patrol', label: 'Mobile patrol officer', sector: 'Security Guarding' },
  { id: 'dog-handler', label: 'Security dog handler', sector: 'Security Guarding' },
  { id: 'cctv-operator', label: 'CCTV operator', sector: 'Public Space Surveillance (CCTV)' },
  { id: 'close-protection', label: 'Close protection officer', sector: 'Close Protection' },
  { id: 'cash-in-transit', label: 'Cash and valuables in transit officer', sector: 'Cash and Valuables in Transit' },
  { id: 'vehicle-immobiliser', label: 'Vehicle immobiliser', sector: 'Vehicle Immobilisation' },
  { id: 'key-holder', label: 'Key holder', sector: 'Key Holding' },
  { id: 'event-steward', label: 'Event steward', sector: null },
] as const satisfies readonly { id: string; label: string; sector: SiaSector | null }[]

export type RoleId = (typeof roles)[number]['id']

export interface HeldLicence {
  sector: string
  /** `YYYY-MM-DD`; the licence holds through that day. One without a last day proves nothing. */
  expiresOn: string | null
  /** As last seen on the register; a licence nobody has looked up counts as active. */
  state?: SiaState | undefined
}

export const isRole = (text: string): text is RoleId => roles.some(({ id }) => id === text)

/** The licences any one of which allows the work of a role, its own first; none for work without a licence. */
export function sectorsFor(role: RoleId): SiaSector[] {
  const needed = roles.find(({ id }) => id === role)?.sector
  if (!needed) return []
  return [needed, ...siaSectors.filter((held) => held !== needed && covers(held, needed))]
}

/** The label of a known role; any other text is shown as it is. */
export const roleLabel = (role: string): string => roles.find(({ id }) => id === role)?.label ?? role

export type LicenceFit = 'fits' | 'missing' | 'expired' | 'not-active'

/**
 * Whether one of a person's licences allows work that asks for a sector, on a day, `YYYY-MM-DD`; otherwise what is
 * wrong with the nearest.
 */
export function licenceFit(sector: string | null, licences: readonly HeldLicence[], onDate: string): LicenceFit {
  if (sector === null) return 'fits'

  const right = licences.filter((licence) => covers(licence.sector, sector))
  const active = right.filter(({ state = 'active' }) => state === 'active')
  if (active.some(({ expiresOn }) => expiresOn !== null && expiresOn >= onDate)) return 'fits'
  if (right.length === 0) return 'missing'
  return active.length > 0 || right.some(({ state }) => state === 'expired') ? 'expired' : 'not-active'
}
