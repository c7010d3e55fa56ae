import type { Db } from '@s4/db'

export async function companyName(db: Db, companyId: string): Promise<string> {
  const [company] = await db.query<{ companyName: string }>('select company_name from company where id = $1', [
    companyId,
  ])
  return company?.companyName ?? 'A company'
}
