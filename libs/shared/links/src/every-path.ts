import * as company from './company'
import * as seeker from './seeker'
import * as shell from './shell'

type Links = Record<string, string | ((id: string) => string)>

const ANY = ':'
const partsOf = (path: string) => (path.split('?')[0] ?? '').toLowerCase().split('/').filter(Boolean)

const every = [shell, seeker, company].flatMap((links: Links) =>
  Object.values(links).map((link) => partsOf(typeof link === 'string' ? link : link(ANY))),
)

/** Whether some page of S4 has this path, as a browser's router reads it: in any case, with or without a last slash. */
export function isPath(path: string): boolean {
  const parts = partsOf(path)
  return every.some(
    (declared) => declared.length === parts.length && declared.every((part, at) => part === ANY || part === parts[at]),
  )
}
