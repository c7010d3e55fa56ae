import type { TemplateFields, TemplateSummary } from '@s4/contract'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import { ofSites } from '@s4/api-platform/site-limits'

type Reader = Pick<CompanyActor, 'companyId' | 'siteIds'>

export interface StoredTemplate {
  id: string
  name: string
  siteName: string
  /** As they were stored; what the contract says has perhaps changed since. */
  fields: Record<string, unknown>
}

/** Templates of a company, and of the sites that a member is limited to. */
export const jobTemplateRepository = (db: Db, reader: Reader) => {
  const ofReader = `job_template.company_id = $1 and ${ofSites(reader, 'job_template.site_id')}`
  return {
    /** By name. */
    list: (): Promise<TemplateSummary[]> =>
      db.query<TemplateSummary>(
        `select job_template.id, job_template.name, fields ->> 'title' as title, site.name as site_name,
           (fields ->> 'payPerHour')::int as pay_per_hour, (fields ->> 'positions')::int as positions, is_default
         from job_template join site on site.id = job_template.site_id
         where ${ofReader} order by lower(job_template.name), job_template.id`,
        [reader.companyId],
      ),

    async find(id: string): Promise<StoredTemplate | undefined> {
      const [template] = await db.query<StoredTemplate>(
        `select job_template.id, job_template.name, fields, site.name as site_name
         from job_template join site on site.id = job_template.site_id where ${ofReader} and job_template.id = $2`,
        [reader.companyId, id],
      )
      return template
    },

    /** The same with their fields. */
    all: (): Promise<StoredTemplate[]> =>
      db.query<StoredTemplate>(
        `select job_template.id, job_template.name, fields, site.name as site_name
         from job_template join site on site.id = job_template.site_id where ${ofReader}`,
        [reader.companyId],
      ),

    /** Also those of sites that the member does not see. */
    async count(): Promise<number> {
      const rows = await db.query('select 1 from job_template where company_id = $1', [reader.companyId])
      return rows.length
    },

    /** Throws the violation of `one_job_template_of_a_name`. */
    async insert({ id, name, fields, now }: { id: string; name: string; fields: TemplateFields; now: Date }) {
      await db.query(
        `insert into job_template (id, company_id, site_id, name, fields, created_at) values ($1, $2, $3, $4, $5, $6)`,
        [id, reader.companyId, fields.siteId, name, JSON.stringify(fields), now],
      )
    },

    /** False for one that the member does not see. Throws the violation of `one_job_template_of_a_name`. */
    async rename({ id, name }: { id: string; name: string }): Promise<boolean> {
      const renamed = await db.query(`update job_template set name = $3 where ${ofReader} and id = $2 returning id`, [
        reader.companyId,
        id,
        name,
      ])
      return renamed.length > 0
    },

    /** Whether the default is one that the member does not see. */
    async beginsElsewhere(): Promise<boolean> {
      const [found] = await db.query(
        `select 1 from job_template where company_id = $1 and is_default and not (${ofReader})`,
        [reader.companyId],
      )
      return found !== undefined
    },

    /** False for one that the member does not see; of a company one is the default at most. */
    async setDefault({ id, isDefault }: { id: string; isDefault: boolean }): Promise<boolean> {
      if (isDefault)
        await db.query('update job_template set is_default = false where company_id = $1 and is_default and id <> $2', [
          reader.companyId,
          id,
        ])
      const changed = await db.query(
        `update job_template set is_default = $3 where ${ofReader} and id = $2 returning id`,
        [reader.companyId, id, isDefault],
      )
      return changed.length > 0
    },

    /** False for one that the member does not see. */
    async remove(id: string): Promise<boolean> {
      const removed = await db.query(`delete from job_template where ${ofReader} and id = $2 returning id`, [
        reader.companyId,
        id,
      ])
      return removed.length > 0
    },
  }
}

/** With their company. */
export async function eraseTemplates(tx: Db, { companyId }: { companyId: string }): Promise<void> {
  await tx.query('delete from job_template where company_id = $1', [companyId])
}
