import type { Company } from './a-company'
import type { Person } from './person'
import type { TestApi } from './start-api'

/** A further member of a company, signed in. */
export async function aMember(api: TestApi, { companyId }: Company, email: string): Promise<Person> {
  const person = await api.aCompanyAccount({ email })
  await api.db.query(`insert into company_member (company_id, uid, role, created_at) values ($1, $2, 'manager', $3)`, [
    companyId,
    person.uid,
    api.deps.clock.now(),
  ])
  return person
}
