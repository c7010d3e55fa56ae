/** SQL: an `Unanswered`, null while somebody is left to tell or has looked at it; needs `alert`, `alert_escalation`. */
export const UNANSWERED = `case when alert_escalation.unanswered_at is not null and alert.acknowledged_at is null then
    (select case
       when bool_or(message.channel <> 'mail' and message.sent_at is not null) then 'notAnswered'
       when bool_or(message.channel = 'mail' and coalesce(message.failed_at, mail.given_up_at) is null) then 'mailOnly'
       else 'notReached' end
     from outgoing_message message left join mail on mail.id = message.mail_id where message.alert_id = alert.id)
  end as unanswered`
