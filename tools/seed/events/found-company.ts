import { checkpointLetters, termsVersion } from '@s4/contract'
import type { Town } from '../server/town'
import { companies, sites, type CompanyKey, type SiteKey, type TownSite } from '../town/companies'

/** A company signs up, fills in its profile, is verified by S4 and adds its sites. */
export async function foundCompany({ call, siteIds, verify }: Town, key: CompanyKey): Promise<void> {
  const { uid, phone, lat, lng, vatNumber, managerName, managerEmail, managerPhone, companyNumber, ...profile } =
    companies[key]
  const { companyName, companyContact, companyEmail, address, bio } = profile
  await call(uid, 'signUp.create', { role: 'Company', phone, terms: termsVersion })
  const { _id: companyId } = await call(uid, 'company.create', {
    companyName,
    companyContact,
    companyEmail,
    address,
    bio,
    point: { lat, lng },
    manager: { managerName, managerEmail, managerPhone },
    ...(vatNumber && { vatNumber, vatFrom: '2019-04-01' }),
  })
  const { version } = await call(uid, 'selfBilling.terms', {})
  await call(uid, 'selfBilling.acceptTerms', { version })
  const { declarations } = await call(uid, 'vetting.declare', { kind: 'companiesHouse', number: companyNumber })
  for (const { id } of declarations) await verify({ companyId, declarationId: id })
  // Waits for S4's staff.
  if (key === 'clydeforth') await call(uid, 'vetting.declare', { kind: 'acs', number: 'ACS 990003' })
  for (const [siteKey, site] of Object.entries<TownSite>(sites)) {
    if (site.company !== key) continue
    const { id } = await call(uid, 'sites.create', {
      name: site.name,
      address: site.address,
      postcode: site.postcode,
      point: { lat: site.lat, lng: site.lng },
      geofenceMetres: site.geofence,
      arrivalInstructions: site.arrival,
      knownRisks: site.risks ?? '',
      checkpoints: site.checkpoints.map((name, index) => ({ letter: checkpointLetters[index] ?? 'A', name })),
    })
    siteIds.set(siteKey as SiteKey, id)
  }
}
