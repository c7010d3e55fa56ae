/**
 * SQL: how a company names a member, also one who has left; without a name, the address of the joined `account`.
 * `company` and `uid` are expressions.
 */
export const memberWords = (company: string, uid: string): string =>
  `coalesce(nullif(member_name(${company}, ${uid}), ''), account.email)`

/** SQL: `member`, who of a company made an audit entry; null for anybody else. `entry` names the row. */
export const actingMember = (entry: string): string =>
  `case when ${entry}.actor_kind = 'company'
    then nullif(member_name(${entry}.company_id, ${entry}.actor_uid), '') end as member`

/** Of a member a worker reads the first name (docs/product.md#company-members). */
export const asWorkerReads = <Line extends { member: string | null }>(line: Line): Line => ({
  ...line,
  member: line.member?.split(' ')[0] ?? null,
})
