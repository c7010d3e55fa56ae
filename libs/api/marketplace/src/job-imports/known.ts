import type { JobTemplate, Terms } from '@s4/contract'
import type { Db } from '@s4/db'
import { localDate } from '@s4/domain/shift-text'
import type { CompanyActor } from '@s4/api-platform/actor'
import { usableTemplate } from '../job-templates/usable-template'
import { jobTemplateRepository } from '../job-templates/job-template-repository'
import { jobQueries } from '../jobs'
import { siteRepository, type StoredSite } from '../sites/site-repository'

/** What the rows of a file are compared with: what the member sees of the company. */
export interface Known {
  sites: readonly StoredSite[]
  templates: readonly JobTemplate[]
  /** Of the job posted last; null before the first. */
  terms: Terms | null
  now: Date
}

export async function readKnown(db: Db, actor: CompanyActor, now: Date): Promise<Known> {
  const sites = await siteRepository(db).list(actor)
  const stored = await jobTemplateRepository(db, actor).all()
  const templates = stored.map((template) => {
    const site = sites.find(({ id }) => id === template.fields['siteId'])
    return usableTemplate(template, {
      siteIsThere: site !== undefined,
      today: localDate(now.toISOString(), site?.zone),
    })
  })
  const { terms } = await jobQueries(db).lastJob(actor.companyId)
  return { sites, templates, terms, now }
}
