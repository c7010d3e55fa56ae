import { rolePermissions, type FilePurpose, type Permission } from '@s4/contract'
import type { Db } from '@s4/db'
import { isPersonalReport, reportFormKinds } from '@s4/domain/report-forms'
import { missingFor } from '@s4/api-identity/profile-gate'
import type { Actor } from '@s4/api-platform/actor'
import { ofSites } from '@s4/api-platform/site-limits'
import { hasReason, isSeen } from '@s4/api-profiles/seeker-access'
import { readsPersonal } from '@s4/api-shift-day/logbook'
import type { FileRow } from '@s4/api-platform/files'

interface FileAccess {
  actor: Actor | null
  file: FileRow
  now: Date
}

type Rule = (db: Db, access: FileAccess) => Promise<boolean> | boolean

/** Who may see a file. Its owner always may. */
export async function maySeeFile(db: Db, access: FileAccess): Promise<boolean> {
  const { actor, file } = access
  if (actor?.memberRole && !rolePermissions[actor.memberRole].has(permissionFor[file.purpose])) return false
  if (actor?.uid === file.ownerUid) return true
  if (await isWithheld(db, access)) return false
  return (await isAtTheirSites(db, actor, file)) && rules[file.purpose](db, access)
}

/** A picture of a report that this member may not read. */
async function isWithheld(db: Db, { actor, file }: FileAccess): Promise<boolean> {
  if (file.purpose !== 'logbook' || readsPersonal(actor?.memberRole ?? null)) return false
  const found = await db.query(
    `select 1 from logbook_picture join logbook_entry on logbook_entry.id = entry_id
     where file_id = $1 and form ->> 'kind' = any($2)`,
    [file.id, reportFormKinds.filter(isPersonalReport)],
  )
  return found.length > 0
}

/** Of which jobs a file of shared work tells. */
const JOBS_OF_FILE = `select job_id from logbook_picture join logbook_entry on logbook_entry.id = entry_id
    join assignment on assignment.id = assignment_id where file_id = $1
  union select job_id from problem_picture join problem on problem.id = problem_picture.problem_id where file_id = $1
  union select job_id from chat_picture join chat_message on chat_message.id = message_id
    join conversation on conversation.id = conversation_id where file_id = $1`

/** The jobs for which somebody applied or has work. */
const JOBS_OF_OWNER = `select job_id from application join seeker on seeker.id = seeker_id where uid = $1
  union select job_id from assignment join seeker on seeker.id = seeker_id where uid = $1`

async function isAtTheirSites(db: Db, actor: Actor | null, { id, ownerUid, purpose }: FileRow): Promise<boolean> {
  if (!actor?.siteIds || purpose === 'logo' || purpose === 'picture') return true
  const isPaper = permissionFor[purpose] === 'documents.read'
  const found = await db.query(
    `select 1 from job where company_id = $2 and ${ofSites(actor, 'site_id')}
       and id in (${isPaper ? JOBS_OF_OWNER : JOBS_OF_FILE}) limit 1`,
    [isPaper ? ownerUid : id, actor.companyId],
  )
  return found.length > 0
}

/** What a member of a company needs for a file; a worker needs none of it. */
const permissionFor: Record<FilePurpose, Permission> = {
  logo: 'company.read',
  picture: 'work.read',
  certificate: 'documents.read',
  licence: 'documents.read',
  'right-to-work': 'documents.read',
  screening: 'documents.read',
  logbook: 'shift.read',
  problem: 'problems.read',
  chat: 'messages.read',
  invoice: 'invoices.read',
  receipt: 'invoices.read',
}

const isShared: Rule = (_db, { actor, file: { companyId, seekerId } }) =>
  Boolean(actor && ((companyId && actor.companyId === companyId) || (seekerId && actor.seekerId === seekerId)))

const company = { company: '$2', now: '$3' }

const ofOwner =
  (condition: string): Rule =>
  async (db, { actor, file, now }) => {
    if (!actor?.companyId) return false
    const found = await db.query(`select 1 from seeker where uid = $1 and ${condition}`, [
      file.ownerUid,
      actor.companyId,
      now,
    ])
    return found.length > 0
  }

const seesOwner = ofOwner(isSeen(company))

/** docs/product.md#document-checks. */
const readsPapers = ofOwner(hasReason(company))

/** A driving licence is never shown to a company. */
const readsSiaLicence: Rule = async (db, access) =>
  (await db.query(`select 1 from licence where file_id = $1 and kind = 'sia'`, [access.file.id])).length > 0 &&
  readsPapers(db, access)

/** A company reads evidence while it has a reason to read papers and the worker's consent to screening stands. */
const readsScreening: Rule = async (db, access) =>
  (
    await db.query(
      `select 1 from screening_declaration join seeker on seeker.id = screening_declaration.seeker_id where uid = $1`,
      [access.file.ownerUid],
    )
  ).length > 0 && readsPapers(db, access)

/**
 * A logo in use is public when the company's profile is complete or it has posted a job. Before that, only its members
 * and workers with an application, offer or work at the company see it. An unused or replaced logo is visible to its
 * owner only.
 */
const isLogoInUse: Rule = async (db, { actor, file }) => {
  const [company] = await db.query<{ id: string; posted: boolean }>(
    `select company.id, exists (select from job where company_id = company.id
         and status in ('published', 'closed')) as posted from company where logo_file_id = $1`,
    [file.id],
  )
  if (!company) return false
  if (company.posted || actor?.companyId === company.id) return true
  if ((await missingFor(db, { seekerId: null, companyId: company.id })).length === 0) return true
  return actor?.seekerId ? isConnectedTo(db, actor.seekerId, company.id) : false
}

const isConnectedTo = async (db: Db, seekerId: string, companyId: string): Promise<boolean> =>
  (
    await db.query(
      `select 1 from job where company_id = $2 and (exists (select from application
           where job_id = job.id and seeker_id = $1)
     or exists (select from offer where job_id = job.id and seeker_id = $1)
     or exists (select from assignment where job_id = job.id and seeker_id = $1)) limit 1`,
      [seekerId, companyId],
    )
  ).length > 0

const rules: Record<FilePurpose, Rule> = {
  logo: isLogoInUse,
  picture: seesOwner,
  certificate: readsPapers,
  licence: readsSiaLicence,
  'right-to-work': readsPapers,
  screening: readsScreening,
  logbook: isShared,
  problem: isShared,
  chat: isShared,
  invoice: isShared,
  receipt: isShared,
}
