interface Worker {
  seeker: string
  /** Whom they asked; any company when it is left out. */
  company?: string
}

/**
 * SQL: whether this worker has asked for help in discreet mode, and the call is open: their phone must not ring
 * (docs/product.md#asking-for-help).
 */
export const isPhoneInSecret = ({ seeker, company }: Worker) => `exists (
    select from alert secret join assignment asking on asking.id = secret.assignment_id
    where ${company === undefined ? '' : `secret.company_id = ${company} and `}secret.in_secret
      and secret.resolved_at is null and asking.seeker_id = ${seeker})`

/** SQL: whether a message about the row `alert`, or none, has to say so. */
export const IS_ABOUT_PHONE_IN_SECRET = `(alert.in_secret is true or exists (select from assignment about
    where about.id = alert.assignment_id
      and ${isPhoneInSecret({ seeker: 'about.seeker_id', company: 'about.company_id' })}))`
