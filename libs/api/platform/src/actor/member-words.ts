/**
 * SQL: how a company names a member, also one who has left; without a name, the address of the joined `account`.
 * `company` and `uid` are expressions.
 */
export const memberWords = (company: string, uid: string): string =>
  `coalesce(nullif(member_name(${company}, ${uid}), ''), account.email)`
