/** One kind of record in the export of a company: a CSV and a JSON file of its name. */
export interface ExportedKind {
  name: string
  /** `$1` is the company. Amounts are pence, times UTC. */
  sql: string
}

const kind = (name: string, sql: string): ExportedKind => ({ name, sql })

const MEMBER = (uid: string) => `nullif(member_name($1, ${uid}), '')`
const OF_WORK = 'join assignment on assignment.id = assignment_id where assignment.company_id = $1'

/**
 * What the company sees on its screens, and of workers no more than the name and what the company noted and decided:
 * no personal number, address, phone, date of birth, bank details or position; no PIN, code or secret
 * (docs/product.md#company-export).
 */
export const exportedKinds: readonly ExportedKind[] = [
  kind(
    'company',
    `select id, company_name, company_contact, company_email, address, bio, manager_name, manager_email, manager_phone,
       service_user_number, bacs_sort_code, bacs_account_number, vetting, created_at, updated_at
     from company where id = $1`,
  ),
  kind(
    'declarations',
    `select kind, number, insurer, valid_until, declared_at, superseded_at, status, method, reason, decided_at
     from company_declaration where company_id = $1 order by declared_at, id`,
  ),
  kind(
    'vat-registrations',
    `select vat_number, registered_on, ended_on, recorded_at from company_vat_registration where company_id = $1
     order by registered_on, id`,
  ),
  kind(
    'members',
    `select company_member.name, account.email, company_member.role, all_sites,
       array(select site.name from company_member_site join site on site.id = site_id
         where company_member_site.company_id = company_member.company_id
           and company_member_site.uid = company_member.uid order by site.name) as sites,
       company_member.created_at as joined_at, null::timestamptz as left_at
     from company_member join account using (uid) where company_id = $1
     union all select name, null, null, null, null, null, left_at from former_member where company_id = $1
     order by joined_at nulls last, left_at`,
  ),
  kind(
    'invitations',
    `select recipient, name, role, all_sites, sent_at, expires_at, ended_at, ended_as from company_invitation
     where company_id = $1 order by sent_at, id`,
  ),
  kind(
    'sites',
    `select id, name, address, postcode, lat, lng, zone, geofence_metres, boundary, arrival_instructions, known_risks,
       client_id, created_at, removed_at
     from site where company_id = $1 order by created_at, id`,
  ),
  kind(
    'clients',
    `select id, name, contact_name, phone, billing_email, notes, created_at, archived_at from client
     where company_id = $1 order by created_at, id`,
  ),
  kind(
    'contracts',
    `select id, client_id, title, starts_on, ends_on, notice_days, rates, posts, created_at from client_contract
     where company_id = $1 order by created_at, id`,
  ),
  kind(
    'jobs',
    `select id, site_id, client_id, contract_id, title, role, description, requirements, other_requirements, sia_sector,
       pay_per_hour as pence_per_hour, breaks_paid, positions, alert_duration, schedule, terms, known_risks, status,
       ${MEMBER('created_by')} as created_by, created_at,
       published_at, ended_at
     from job where company_id = $1 order by created_at, id`,
  ),
  kind(
    'shifts',
    `select shift.id, job_id, starts_at, ends_at, shift.positions, cancelled_at from shift join job on job.id = job_id
     where company_id = $1 order by starts_at, shift.id`,
  ),
  kind(
    'recurring-work',
    `select id, site_id, pattern, from_date, until_date, weeks_ahead, made_to, paused_at, created_at
     from recurring_demand where company_id = $1 order by created_at, id`,
  ),
  kind(
    'job-templates',
    `select id, site_id, name, fields, created_at from job_template where company_id = $1
     order by created_at, id`,
  ),
  kind(
    'workers',
    `select seeker.id, seeker.fullname as name, saved_worker.saved_at, saved_worker.note,
       array(select tag from worker_tag where company_id = $1 and seeker_id = seeker.id order by tag) as tags,
       array(select worker_team.name from worker_team_place join worker_team on worker_team.id = team_id
         where worker_team.company_id = $1 and seeker_id = seeker.id order by worker_team.name) as teams,
       (select count(*)::integer from assignment where company_id = $1 and seeker_id = seeker.id) as shifts
     from seeker left join saved_worker on saved_worker.seeker_id = seeker.id and saved_worker.company_id = $1
     where saved_worker.seeker_id is not null
       or exists (select from assignment where company_id = $1 and seeker_id = seeker.id)
       or exists (select from engagement where company_id = $1 and seeker_id = seeker.id)
     order by seeker.id`,
  ),
  kind(
    'engagements',
    `select seeker_id as worker_id, kind, payroll_number, starts_on, status, proposed_at, answered_at from engagement
     where company_id = $1 order by proposed_at, id`,
  ),
  kind(
    'do-not-send',
    `select seeker_id as worker_id, reason, ${MEMBER('set_by')} as set_by, set_at, lift_reason,
       ${MEMBER('lifted_by')} as lifted_by, lifted_at
     from worker_block where company_id = $1 order by set_at, id`,
  ),
  kind(
    'applications',
    `select application.id, job_id, seeker_id as worker_id, fullname as worker, application.status, note, reason,
       array(select shift_id from application_shift where application_id = application.id order by shift_id)
         as chosen_shift_ids, shortlisted, company_note, applied_at, decided_at
     from application join job on job.id = job_id join seeker on seeker.id = seeker_id where job.company_id = $1
     order by applied_at, application.id`,
  ),
  kind(
    'offers',
    `select offer.id, job_id, seeker_id as worker_id, fullname as worker, offer.status, lapses_at,
       ${MEMBER('offer.created_by')} as made_by, offer.created_at,
       decided_at, reason
     from offer join job on job.id = job_id join seeker on seeker.id = seeker_id where job.company_id = $1
     order by offer.created_at, offer.id`,
  ),
  kind(
    'work',
    `select assignment.id, shift_id, job_id, seeker.id as worker_id, fullname as worker, status, engagement, title,
       role, sia_sector, site_id, site_name, starts_at, ends_at, pay_per_hour as pence_per_hour, breaks_paid, terms,
       accepted_at, ended_at, ended_by, end_reason, owed_pence, booked_on_at, booked_off_at
     from assignment join seeker on seeker.id = assignment.seeker_id
       left join attendance on attendance.assignment_id = assignment.id
     where company_id = $1 order by starts_at, assignment.id`,
  ),
  kind(
    'hours',
    `select assignment_id as work_id, assignment_hours.status, proposed_minutes, extra_minutes, given_at, given_reason,
       counter_minutes, counter_reason, dispute_reason, agreed_minutes, agreed_extra_minutes, agreed_pence, agreed_at
     from assignment_hours ${OF_WORK} order by assignment.starts_at, assignment_id`,
  ),
  kind(
    'expenses',
    `select expense_claim.id, assignment_id as work_id, expense_claim.kind, miles, pence, expense_claim.status, reason,
       claimed_at, answered_at, invoice_id
     from expense_claim ${OF_WORK} order by claimed_at, expense_claim.id`,
  ),
  kind(
    'invoices',
    `select invoice.id, number, kind, seeker_id as worker_id, fullname as worker, assignment_id as work_id,
       issued_on, due_on, supplied_on, seller ->> 'name' as seller_name, seller ->> 'vatNumber' as seller_vat_number,
       buyer, lines, total_pence, vat_pence, owed_pence, source, accepted_at, objected_at, objection
     from invoice join seeker on seeker.id = seeker_id where company_id = $1 order by issued_on, invoice.id`,
  ),
  kind(
    'credit-notes',
    `select credit_note.id, credit_note.number, invoice_id, credit_note.issued_on, reason, amount_pence,
       credit_note.vat_pence
     from credit_note join invoice on invoice.id = invoice_id where company_id = $1
     order by credit_note.issued_on, credit_note.id`,
  ),
  kind(
    'payments',
    `select id, invoice_id, seeker_id as worker_id, direction, paid_on, pence, vat_pence, reference,
       ${MEMBER('recorded_by')} as recorded_by, recorded_at, confirmed_at, reversed_at, reversal_reason
     from payment where company_id = $1 order by recorded_at, id`,
  ),
  kind(
    'check-calls',
    `select check_call.id, assignment_id as work_id, check_call.status, due_at, answered_at, missed_at
     from check_call ${OF_WORK} order by due_at, check_call.id`,
  ),
  kind(
    'alerts',
    `select id, kind, job_id, assignment_id as work_id, raised_at, acknowledged_at,
       ${MEMBER('acknowledged_by')} as acknowledged_by, ${MEMBER('assigned_to')} as assigned_to,
       assigned_at, resolved_at, ${MEMBER('resolved_by')} as resolved_by, outcome, resolution
     from alert where company_id = $1 order by raised_at, id`,
  ),
  kind(
    'reports',
    `select logbook_entry.id, assignment_id as work_id, logbook_entry.text, form, logbook_entry.created_at
     from logbook_entry ${OF_WORK} order by logbook_entry.created_at, logbook_entry.id`,
  ),
  kind(
    'problems',
    `select problem.id, number, job_id, assignment_id as work_id, fullname as worker, raised_by, category,
       severity, subject, status,
       ${MEMBER('owner_uid')} as owner, problem.created_at, due_at, resolved_at, closed_at, outcome
     from problem left join seeker on seeker.id = seeker_id where company_id = $1
     order by problem.created_at, problem.id`,
  ),
  kind(
    'problem-messages',
    `select problem_id, side, ${MEMBER('by_uid')} as member, event, problem_message.text, problem_message.created_at
     from problem_message join problem on problem.id = problem_id where company_id = $1
     order by problem_message.created_at, problem_message.id`,
  ),
  kind(
    'document-checks',
    `select id, seeker_id as worker_id, document_kind, document_name, result, note, method,
       ${MEMBER('checked_by')} as checked_by, checked_at, expires_on
     from document_check where company_id = $1 order by checked_at, id`,
  ),
  kind(
    'screening-decisions',
    `select id, seeker_id as worker_id, result, until, reason, ${MEMBER('decided_by')} as decided_by, decided_at
     from screening_decision where company_id = $1 order by decided_at, id`,
  ),
  // What members did, and what was done on the company's work. Nobody reads here what S4's staff did.
  kind(
    'audit',
    `select at, action, actor_kind as by_side, ${MEMBER('actor_uid')} as member, subject_kind, subject_id,
       assignment_id as work_id, seeker_id as worker_id
     from audit_entry where company_id = $1 and staff_id is null
       and (actor_kind = 'company' or assignment_id is not null)
     order by audit_entry.id`,
  ),
]
