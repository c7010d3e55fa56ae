import type { WorkerFit } from '@s4/contract'
import { distanceBand } from '@s4/domain/distance-band'
import {
  heldRequirements,
  requirementGaps,
  requirementText,
  type HeldQualifications,
  type RequirementCode,
} from '@s4/domain/requirements'
import { covers, licenceFit } from '@s4/domain/sia'
import { workerFit, type FitFacts } from '@s4/domain/worker-fit'
import { isBlocked } from '../seeker-access/blocked'
import { currentVatNumber } from '../vat/vat-registrations'
import { HELD_COLUMN } from '../worker-rules/held-requirements'

export interface FitRow {
  /** From the approximate home; never sent to a browser. */
  metres: number | null
  maxDistanceKm: number
  held: HeldQualifications
  /** With whether the company's latest check accepted it as it is now. */
  licences: { sector: string; expiresOn: string | null; accepted: boolean }[]
  workedHere: number
  rating: { stars: number | null; count: number }
  /** How much work they agreed to, and how much of it they did. */
  record: { kept: number; agreed: number }
  chargesVat: boolean
}

interface Placeholders {
  company: string
  lat: string
  lng: string
}

const DONE = `('completed', 'hoursAgreed', 'invoiced', 'paid')`

/** Columns of `FitRow` for the `seeker` in the `from`; the arguments are SQL: `$2`, `site.lat`. */
export const fitColumns = ({
  company,
  lat,
  lng,
}: Placeholders) => `seeker.max_distance_km, ${currentVatNumber('seeker', 'seeker.id')} is not null as charges_vat,
  case when seeker.home_lat is null or ${lat} is null then null else ${metresSql(lat, lng)} end as metres,
  (select coalesce(json_agg(json_build_object('sector', sector, 'expiresOn', expires_on, 'accepted', coalesce((
      select result = 'accepted' and document_check.version = licence.version from document_check
        where company_id = ${company} and document_check.seeker_id = seeker.id and document_id = licence.id
        order by checked_at desc, document_check.id desc limit 1), false))), '[]') from licence
    where licence.seeker_id = seeker.id and kind = 'sia') as licences,
  ${HELD_COLUMN},
  (select count(*)::int from assignment past where past.seeker_id = seeker.id and past.company_id = ${company}
    and past.status in ${DONE}) as worked_here,
  (select json_build_object('stars', round(avg(stars), 1)::float8, 'count', count(*)) from rating
    where rating.seeker_id = seeker.id and by_side = 'company') as rating,
  (select json_build_object('kept', count(*) filter (where past.status in ${DONE}), 'agreed', count(*))
   from assignment past where past.seeker_id = seeker.id
     and (past.status in ${DONE} or past.status = 'noShow'
       or (past.status = 'cancelled' and past.ended_by = 'seeker'
         and not exists (select from assignment instead where instead.substitute_for = past.id)))) as record`

// The centre of a square of about a kilometre. A company can move a site anywhere, so exact distances would reveal
// the home (docs/decisions/010).
const HOME_LAT = '((floor(seeker.home_lat * 100) + 0.5) / 100)'
const HOME_LNG = '((floor(seeker.home_lng * 65) + 0.5) / 65)'

/** The middle of the UK: how much shorter a degree east is there than a degree north. */
const EAST = 0.588

/** SQL: near ones first, by the index `seeker_by_home`; almost by distance, and without a home last. */
export const nearFirst = (lat: string, lng: string) =>
  `point(${HOME_LNG} * ${EAST}, ${HOME_LAT}) <-> point(${lng} * ${EAST}, ${lat})`

/** Metres from the approximate home; the SQL twin of `metresBetween` in @s4/domain/geofence. */
const metresSql = (lat: string, lng: string) => `2 * 6371008.8 * asin(least(1, sqrt(
  power(sin(radians(${lat} - ${HOME_LAT}) / 2), 2)
  + cos(radians(${HOME_LAT})) * cos(radians(${lat})) * power(sin(radians(${lng} - ${HOME_LNG}) / 2), 2))))`

interface Work {
  sector: string | null
  requirements: readonly RequirementCode[]
  /** Both `YYYY-MM-DD`. */
  today: string
  lastDay: string
}

export function toWorkerFit(
  { metres, maxDistanceKm, held, licences, workedHere, rating, record, chargesVat }: FitRow,
  { sector, requirements, today, lastDay }: Work,
): WorkerFit {
  const { licence, fitting } = licenceState(licences, sector, lastDay)
  const reaching = licences.filter(({ expiresOn }) => !expiresOn || expiresOn >= lastDay)
  const sectors = sectorsOf(reaching)
  const wanted = (held: string) => sector === null || covers(held, sector)
  const distance = metres === null ? null : distanceBand(metres)
  const tooFar = metres !== null && metres > maxDistanceKm * 1000
  const fit = workerFit({
    distance,
    tooFar,
    sector,
    licence,
    fitting,
    endedOn: reaching.some((held) => wanted(held.sector))
      ? null
      : lastEnd(licences.filter((held) => wanted(held.sector))),
    sectors,
    accepted: sectorsOf(reaching.filter(({ accepted }) => accepted)),
    requirements: requirements.length,
    missing: requirementGaps(heldRequirements(held), { requirements, lastDay }).map(({ requirement }) =>
      requirementText(requirement),
    ),
    today,
    lastDay,
    workedHere,
    stars: rating.stars,
    ratings: rating.count,
    ...record,
  })
  return {
    ...fit,
    distance,
    tooFar,
    licence,
    sectors,
    workedHere,
    rating,
    ...record,
    chargesVat,
  }
}

const lastEnd = (licences: FitRow['licences']) =>
  licences.reduce<string | null>(
    (last, { expiresOn }) => (expiresOn !== null && (last === null || expiresOn > last) ? expiresOn : last),
    null,
  )

type LicenceState = Pick<FitFacts, 'licence' | 'fitting'>

const sectorsOf = (licences: FitRow['licences']) => [...new Set(licences.map(({ sector }) => sector))].toSorted()

/** Whether they have the licence for the work, and the sector of the one that counts: an accepted one, if any. */
function licenceState(licences: FitRow['licences'], sector: string | null, lastDay: string): LicenceState {
  if (sector === null) return { licence: 'not-needed', fitting: null }
  const fitting = licences.filter((licence) => licenceFit(sector, [licence], lastDay) === 'fits')
  const accepted = fitting.filter((licence) => licence.accepted)
  const counting = accepted.length > 0 ? accepted : fitting
  const best = counting.find((licence) => licence.sector === sector) ?? counting[0]
  if (best) return { licence: best.accepted ? 'accepted' : 'fits', fitting: best.sector }
  const fit = licenceFit(sector, licences, lastDay)
  return { licence: fit === 'expired' ? 'expired' : 'missing', fitting: null }
}

/** The company's note on the seeker as json; the query needs `seeker` in its `from`. */
export const savedColumn = (company: string) =>
  `(select json_build_object('note', note, 'doNotSend', ${isBlocked('seeker.id', company)}) from saved_worker
     where saved_worker.seeker_id = seeker.id and saved_worker.company_id = ${company}) as saved`
