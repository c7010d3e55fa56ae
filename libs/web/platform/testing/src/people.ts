import { permissionsOfRole, type SessionView } from '@s4/contract'

const base: Omit<SessionView, 'user' | 'jobSeekerId' | 'companyId' | 'company'> = {
  name: 'Ada Byron',
  picture: null,
  member: null,
  companies: [],
  profile: { complete: true, percentage: 100, missing: [] },
  issuedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-21T10:00:00.000Z',
  now: '2026-11-21T09:00:00.000Z',
}

/** The session of a seeker whose profile is complete. */
export const aSeekerSession = (change: Partial<SessionView> = {}): SessionView => ({
  ...base,
  user: { uid: 'ada', role: 'Job Seeker', email: 'ada@example.com', emailVerified: true },
  jobSeekerId: '019a0000-0000-7000-8000-000000000001',
  companyId: null,
  company: null,
  ...change,
})

const acme = { _id: '019a0000-0000-7000-8000-000000000002', companyName: 'Acme Security', companyLogo: null }

/** The session of the owner of a company whose profile is complete. */
export const aCompanySession = (change: Partial<SessionView> = {}): SessionView => ({
  ...base,
  name: acme.companyName,
  user: { uid: 'acme', role: 'Company', email: 'owner@acme.example', emailVerified: true },
  jobSeekerId: null,
  companyId: acme._id,
  company: acme,
  member: { role: 'owner', name: 'Ada Byron', permissions: permissionsOfRole('owner'), limited: false },
  companies: [acme],
  ...change,
})
