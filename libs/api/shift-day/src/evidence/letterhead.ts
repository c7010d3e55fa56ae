import type { Deps } from '@s4/api-platform/deps'
import type { Letterhead } from '@s4/api-platform/pdf'
import { readPicture } from './read-picture'

const LOGO_PIXELS = 300

/** Name, address, contact and logo of a company, for the head of its files. */
export async function readLetterhead(deps: Pick<Deps, 'db' | 'files'>, companyId: string): Promise<Letterhead> {
  const [company] = await deps.db.query<{ name: string; address: string; email: string; logo: string | null }>(
    `select company_name as name, address, company_email as email, logo_file_id as logo from company where id = $1`,
    [companyId],
  )
  const { name = '', address = '', email = '', logo = null } = company ?? {}
  return {
    name,
    lines: [address, email].filter((text) => text !== ''),
    logo: logo === null ? null : await readPicture(deps, LOGO_PIXELS)(logo),
  }
}
