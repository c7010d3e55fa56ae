import type { Database } from '@s4/db'
import { planDemoShift } from './demo-shift'
import { keepEarlierWording } from './events/earlier-wording'
import { fillInProfile } from './events/fill-in-profile'
import { planScreeningFile } from './events/fill-screening-file'
import { foundCompany } from './events/found-company'
import { planClient } from './events/keep-client'
import { planOwnPeople } from './events/keep-own-people'
import { planJob } from './events/post-job'
import { planReading } from './events/read-notices'
import { planRenewal } from './events/renew-licence'
import { planTalk } from './events/talk'
import { play, type Playing } from './server/play'
import { companies, type CompanyKey } from './town/companies'
import { jobs } from './town/jobs'
import { after, days } from './town/moments'
import { seekers, type SeekerKey } from './town/seekers'

/** Fills an empty database with the town, all or nothing; false when the database has accounts. */
export async function seedTown(db: Database, playing: Playing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [someone] = await tx.query('select 1 from account limit 1')
    if (someone) return false
    await play(tx, playing, (town) => {
      town.agenda.at(after(town.now, -days(60)), async () => {
        for (const key of Object.keys(companies)) await foundCompany(town, key as CompanyKey)
        for (const [index, key] of Object.keys(seekers).entries()) await fillInProfile(town, key as SeekerKey, index)
      })
      planClient(town)
      planOwnPeople(town)
      jobs.forEach((job, index) => planJob(town, job, index))
      planRenewal(town, 'siobhan')
      planScreeningFile(town, 'daniel')
      planDemoShift(town)
      planTalk(town)
      planReading(town)
    })
    await keepEarlierWording(tx, playing.now.toISOString())
    return true
  })
}
