import { accepted, refused, type Parsed } from '../parsed'
import { isRole, roleLabel, sectorsFor, type SiaSector } from '../person/sia'

/**
 * The SIA sector a posting asks for: the first of its role's where none is given. Work that needs no licence by law may ask for any;
 * all other refuses one its role does not go with (docs/uk-rules.md#security-trade).
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
