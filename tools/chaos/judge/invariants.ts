import type { Db } from '@s4/db'
import { findDifferences } from '@s4/api-money/ledger'

/** What is never so; each query lists where it is. */
const never: readonly [sentence: string, sql: string][] = [
  [
    'Somebody has two pieces of live work at once',
    `select one.id from assignment one join assignment other on other.seeker_id = one.seeker_id and other.id > one.id
       and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
     where one.status not in ('cancelled', 'noShow') and other.status not in ('cancelled', 'noShow')`,
  ],
  [
    'Somebody is booked on twice',
    'select seeker_id from attendance where booked_off_at is null group by 1 having count(*) > 1',
  ],
  [
    'A place of a shift is taken twice',
    `select shift_id from assignment where status not in ('cancelled', 'noShow') group by shift_id, slot
     having count(*) > 1`,
  ],
  [
    'A number of invoices is missing',
    'select seeker_id from invoice group by 1 having min(sequence) <> 1 or max(sequence) <> count(*)',
  ],
  [
    'Work has two original invoices',
    `select assignment_id from invoice where kind = 'original' group by 1 having count(*) > 1`,
  ],
  [
    'Agreed hours and their invoice differ',
    `select invoice.id from invoice join assignment_hours using (assignment_id)
     where total_pence - vat_pence <> agreed_pence`,
  ],
  [
    'An invoice was paid more than it says',
    `select invoice.id from invoice join payment on invoice_id = invoice.id and reversed_at is null
     group by invoice.id, total_pence having sum(pence) > total_pence`,
  ],
  [
    'A kept sum of finished work differs from its sources',
    `(select * from finished_work except select * from finished_work_now)
     union all (select * from finished_work_now except select * from finished_work)`,
  ],
  [
    'A kept day of the ledger differs from its entries',
    `(select * from company_ledger_day except select * from company_ledger_day_now)
     union all (select * from company_ledger_day_now except select * from company_ledger_day)`,
  ],
  [
    'Somebody applied twice for one job',
    `select job_id from application where status in ('applied', 'offered', 'accepted') group by job_id, seeker_id
     having count(*) > 1`,
  ],
  [
    'A person has two open check calls',
    `select assignment_id from check_call where status = 'due' group by 1 having count(*) > 1`,
  ],
  [
    'A missed check call has not one alert',
    `select check_call.id from check_call left join alert on check_call_id = check_call.id and kind = 'missedCheckCall'
     where check_call.status in ('missed', 'late') group by 1 having count(alert.id) <> 1`,
  ],
  [
    'Something was recorded twice',
    `select subject_id from audit_entry
     where action in ('application.made', 'check-call.answered', 'invoice.issued', 'payment.recorded')
     group by action, subject_id having count(*) > 1`,
  ],
  [
    'An application has not one notice',
    `select application.id from application
     left join audit_entry on subject_kind = 'application' and subject_id = application.id::text
       and action = 'application.made'
     group by 1 having count(audit_entry.id) <> 1`,
  ],
  ['A request has a key and no answer', 'select key from idempotent_answer where body is null'],
  [
    'Messages of a conversation are not numbered one after the other',
    `select conversation_id from chat_message join conversation on conversation.id = conversation_id
     group by 1, last_sequence having count(*) <> max(sequence) or max(sequence) <> last_sequence`,
  ],
]

/** A sentence for each rule that does not hold. */
export async function listBroken(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, sql] of never) {
    const rows = await db.query(sql)
    if (rows.length > 0) found.push(`${sentence}, ${rows.length} times: ${JSON.stringify(rows[0])}.`)
  }
  const invoices = await findDifferences(db)
  if (invoices.length > 0) found.push(`The ledger differs from ${invoices.length} invoices, such as ${invoices[0]}.`)
  return found
}
