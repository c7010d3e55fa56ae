import { checkDataKey, refuseExcessRights, refuseUnlimitedRole, refusal } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'

/** Refuses a database that this server must not run on. */
export async function checkDatabase({ db, sealer, settings }: Pick<Deps, 'db' | 'sealer' | 'settings'>): Promise<void> {
  if (settings.mode === 'production' || settings.mode === 'rehearsal') await refuseExcessRights(db)
  if (settings.mode === 'production') await refuseDemoPeople(db)
  if (settings.isPooled) await refuseUnlimitedRole(db)
  await checkDataKey(db, sealer)
}

async function refuseDemoPeople(db: Deps['db']): Promise<void> {
  const demo = await db.query(`select 1 from account where email like '%@demo.s4.example' limit 1`)
  if (demo.length > 0)
    throw refusal(
      'DATABASE_URL names a database with the demo people in it, whose passwords are known to everybody. ' +
        'Name a database that began empty.',
    )
}
