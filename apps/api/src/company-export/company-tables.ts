/** One file of a company's export: its name, and SQL whose `$1` is the company. */
export interface CompanyTable {
  name: string
  rows: string
}

const WORKER = 'seeker.fullname as worker'
const byMember = (uid: string, company = '$1') => `member_name(${company}, ${uid})`

/**
 * What a company sees of its work on its screens, as tables (docs/product.md#company-export). Nothing of a worker but
 * the name, and what the company itself noted and decided: no tax, National Insurance, bank or document numbers.
 */
export const companyTables: readonly CompanyTable[] = [
  {
    name: 'company',
    rows: `select company_name, company_contact, company_email, address, bio, manager_name, manager_email,
             manager_phone, created_at from company where id = $1`,
  },
  {
    name: 'members',
    rows: `select company_member.name, account.email, company_member.role, all_sites,
             array(select site.name from company_member_site
               join site on site.id = site_id where company_member_site.company_id = company_member.company_id
               and company_member_site.uid = company_member.uid order by site.name) as sites, company_member.created_at
           from company_member join account using (uid) where company_id = $1 order by company_member.created_at`,
  },
  {
    name: 'sites',
    rows: `select site.id, site.name, site.address, postcode, lat, lng, zone, geofence_metres, arrival_instructions,
             known_risks, client.name as client, site.created_at, removed_at
           from site left join client on client.id = client_id where site.company_id = $1 order by site.created_at`,
  },
  {
    name: 'clients',
    rows: `select id, name, contact_name, phone, billing_email, notes, created_at, archived_at from client
           where company_id = $1 order by created_at`,
  },
  {
    name: 'contracts',
    rows: `select client_contract.id, client.name as client, title, starts_on, ends_on, notice_days, rates, posts
           from client_contract join client on client.id = client_id where client_contract.company_id = $1
           order by starts_on`,
  },
  {
    name: 'jobs',
    rows: `select job.id, title, role, site.name as site, client.name as client, description, pay_per_hour, positions,
             alert_duration, breaks_paid, sia_sector, terms, status, ${byMember('created_by')} as created_by,
             job.created_at, published_at, ended_at
           from job join site on site.id = site_id left join client on client.id = job.client_id
           where job.company_id = $1 order by job.created_at`,
  },
  {
    name: 'shifts',
    rows: `select shift.id, job_id, job.title as job, shift.starts_at, shift.ends_at, shift.positions, cancelled_at
           from shift join job on job.id = job_id where job.company_id = $1 order by shift.starts_at`,
  },
  {
    name: 'work',
    rows: `select assignment.id, assignment.job_id, assignment.shift_id, title, role, site_name as site, ${WORKER},
             engagement, assignment.status, starts_at, ends_at, booked_on_at, booked_off_at, pay_per_hour,
             hours.status as hours, proposed_minutes, counter_minutes, agreed_minutes, agreed_pence, agreed_at
           from assignment join seeker on seeker.id = assignment.seeker_id
           left join attendance on attendance.assignment_id = assignment.id
           left join assignment_hours hours on hours.assignment_id = assignment.id
           where company_id = $1 order by starts_at`,
  },
  {
    name: 'offers',
    rows: `select offer.id, job_id, job.title as job, ${WORKER}, offer.status, lapses_at, offer.created_at, decided_at,
             reason, ${byMember('offer.created_by')} as made_by
           from offer join job on job.id = job_id join seeker on seeker.id = offer.seeker_id
           where job.company_id = $1 order by offer.created_at`,
  },
  {
    name: 'invoices',
    rows: `select invoice.number, ${WORKER}, kind, issued_on, supplied_on, due_on, total_pence, vat_pence, owed_pence,
             objected_at, assignment_id
           from invoice join seeker on seeker.id = invoice.seeker_id where company_id = $1 order by invoice.created_at`,
  },
  {
    name: 'payments',
    rows: `select invoice.number as invoice, ${WORKER}, direction, payment.paid_on, pence, payment.vat_pence, reference,
             ${byMember('recorded_by')} as recorded_by, recorded_at, payment.confirmed_at, reversed_at, reversal_reason
           from payment join invoice on invoice.id = invoice_id join seeker on seeker.id = payment.seeker_id
           where payment.company_id = $1 order by recorded_at`,
  },
  {
    name: 'alerts',
    rows: `select alert.id, kind, ${WORKER}, site_name as site, raised_at, acknowledged_at,
             ${byMember('acknowledged_by')} as acknowledged_by, resolved_at, ${byMember('resolved_by')} as resolved_by,
             resolution
           from alert join assignment on assignment.id = assignment_id join seeker on seeker.id = assignment.seeker_id
           where alert.company_id = $1 order by raised_at`,
  },
  {
    name: 'reports',
    rows: `select logbook_entry.id, logbook_entry.created_at, ${WORKER}, site_name as site, title as job, text, form
           from logbook_entry join assignment on assignment.id = assignment_id
           join seeker on seeker.id = assignment.seeker_id
           where company_id = $1 order by logbook_entry.created_at`,
  },
  {
    name: 'problems',
    rows: `select number, ${WORKER}, raised_by, category, severity, subject, status,
             ${byMember('owner_uid')} as owner, problem.created_at, due_at, resolved_at, closed_at, outcome
           from problem left join seeker on seeker.id = problem.seeker_id where company_id = $1
           order by problem.created_at`,
  },
  {
    name: 'saved-workers',
    rows: `select seeker.fullname as worker, note, saved_at from saved_worker
           join seeker on seeker.id = saved_worker.seeker_id where company_id = $1 order by seeker.fullname, saved_at`,
  },
  {
    name: 'do-not-send',
    rows: `select ${WORKER}, reason, ${byMember('set_by')} as set_by, set_at, lift_reason,
             ${byMember('lifted_by')} as lifted_by, lifted_at
           from worker_block join seeker on seeker.id = worker_block.seeker_id where company_id = $1 order by set_at`,
  },
  {
    name: 'checks',
    rows: `select ${WORKER}, document_kind, result, note, ${byMember('checked_by')} as checked_by, checked_at
           from document_check join seeker on seeker.id = document_check.seeker_id where company_id = $1
           order by checked_at`,
  },
  {
    name: 'actions',
    rows: `select at, ${byMember('actor_uid')} as member, action, subject_kind, subject_id, ${WORKER}
           from audit_entry left join seeker on seeker.id = seeker_id
           where company_id = $1 and actor_kind = 'company' order by audit_entry.id`,
  },
]
