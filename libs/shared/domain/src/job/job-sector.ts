import { accepted, refused, type Parsed } from '../parsed'
import { isRole, roleLabel, sectorsFor, type SiaSector } from '../person/sia'

/**
 * The SIA sector a job asks for: the first one of its role when none is given. Work that needs no licence by law may
 * ask for any sector; other work refuses a sector that does not match its role (docs/uk-rules.md#security-trade).
 */
export function jobSector(role: string, asked: SiaSector | null): Parsed<SiaSector | null> {
  if (!isRole(role)) return refused('Choose a role first')
  const sectors = sectorsFor(role)
  const [first] = sectors
  if (first === undefined) return accepted(asked)
  if (asked === null) return accepted(first)
  return sectors.includes(asked) ? accepted(asked) : refused(`${roleLabel(role)} goes with ${joinWithOr(sectors)}`)
}

const joinWithOr = (sectors: readonly string[]) =>
  sectors.length > 1 ? `${sectors.slice(0, -1).join(', ')} or ${sectors.at(-1)}` : sectors.join()
