import { memberWords } from '@s4/api-platform/actor'

/** SQL: the member of an alert's company in one of its columns, by name, also one who has left. */
export const alertMember = (column: 'acknowledged_by' | 'assigned_by' | 'assigned_to' | 'resolved_by') =>
  `(select case when account.erased_at is null
    then ${memberWords('alert.company_id', 'account.uid')} else 'Somebody who has left' end
  from account where account.uid = alert.${column})`
