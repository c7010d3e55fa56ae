import { checkpointLetters, termsVersion } from '@s4/contract'
import type { Town } from '../server/town'
import { companies, sites, type CompanyKey, type SiteKey, type TownSite } from '../town/companies'

/** A company signs up, fills in its profile and adds its sites. */
export async function foundCompany({ call, siteIds }: Town, key: CompanyKey): Promise<void> {
  const { uid, phone, lat, lng, managerName, managerEmail, managerPhone, ...profile } = companies[key]
  const { companyName, companyContact, companyEmail, address, bio } = profile
  await call(uid, 'signUp.create', { role: 'Company', phone, terms: termsVersion })
  await call(uid, 'company.create', {
    companyName,
    companyContact,
    companyEmail,
    address,
    bio,
    point: { lat, lng },
    manager: { managerName, managerEmail, managerPhone },
  })
  for (const [siteKey, site] of Object.entries<TownSite>(sites)) {
    if (site.company !== key) continue
    const { id } = await call(uid, 'sites.create', {
      name: site.name,
      address: site.address,
      postcode: site.postcode,
      point: { lat: site.lat, lng: site.lng },
      geofenceMetres: site.geofence,
      arrivalInstructions: site.arrival,
      checkpoints: site.checkpoints.map((name, index) => ({ letter: checkpointLetters[index] ?? 'A', name })),
    })
    siteIds.set(siteKey as SiteKey, id)
  }
}
