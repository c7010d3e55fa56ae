import type { Contract, ParsedInputOf } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import type { Db } from '@s4/db'
import { type CheckRules, type CheckRule, DEFAULT_CHECK_RULES, type ScreeningRule } from '@s4/domain/due-checks'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { requestChecksAgain } from './ask-again'

/** What a company asks for before somebody books on. */
export const checkRulesFor = async (db: Db, companyId: string): Promise<CheckRules> =>
  (await checkRulesOf(db, [companyId]))(companyId)

/** The same of several companies, each by its id. */
export async function checkRulesOf(db: Db, companyIds: readonly string[]): Promise<(companyId: string) => CheckRules> {
  const rows = await db.query<{ companyId: string; subject: keyof CheckRules; rule: CheckRule | ScreeningRule }>(
    'select company_id, subject, rule from check_rule where company_id = any($1)',
    [companyIds],
  )
  return (id) => ({
    ...DEFAULT_CHECK_RULES,
    ...Object.fromEntries(rows.filter(({ companyId }) => companyId === id).map(({ subject, rule }) => [subject, rule])),
  })
}

/** A rule left out stays as it is. Throws `record.changed` for a rule that is no longer as in `before`. */
export async function saveCheckRules(
  ctx: CommandContext<CompanyActor>,
  { before, ...rules }: ParsedInputOf<Contract['checks.saveRules']>,
): Promise<void> {
  const { tx, actor } = ctx
  await tx.query('select 1 from company where id = $1 for no key update', [actor.companyId])
  refuseChangedMeanwhile({ before, now: await checkRulesFor(tx, actor.companyId), yours: rules })
  await tx.query(
    `insert into check_rule (company_id, subject, rule) select $1, chosen.subject, chosen.rule
     from unnest($2::text[], $3::text[]) as chosen (subject, rule)
     on conflict (company_id, subject) do update set rule = excluded.rule`,
    [actor.companyId, Object.keys(rules), Object.values(rules)],
  )
  await requestChecksAgain(tx, { companyId: actor.companyId })
  await ctx.record({
    action: 'company.check-rules-changed',
    subject: { kind: 'company', id: actor.companyId },
    detail: { ...rules },
    signals: [{ to: await listMemberUids(tx, actor.companyId), resources: changes['checks.saveRules'] }],
  })
}
