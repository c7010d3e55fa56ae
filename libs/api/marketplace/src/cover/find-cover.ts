import { coverObstacles, type Cover, type CoverCandidate, type CoverObstacle } from '@s4/contract'
import type { Db } from '@s4/db'
import { bandTravelMinutes } from '@s4/domain/travel-time'
import { distanceBands } from '@s4/domain/distance-band'
import { heldRequirements, requirementGaps } from '@s4/domain/requirements'
import { ageOn } from '@s4/domain/age'
import { isOnDayOff, type DaysOffSpan } from '@s4/domain/days-off'
import { belowMinimumWage } from '@s4/domain/minimum-wage'
import { localDate, shiftMinutes } from '@s4/domain/shift-text'
import type { AgreedSpan } from '@s4/domain/working-time'
import { isLicenceFitting } from '@s4/domain/worker-fit'
import { workingTimeWarnings } from '@s4/domain/working-time-warnings'
import { holdsTime, liveAssignment, workedUntil } from '@s4/api-platform/agreed-work'
import { fileUrl } from '@s4/api-platform/files'
import { isoText } from '@s4/api-platform/notices'
import { checkRulesFor } from '@s4/api-profiles/checks'
import { isSeen } from '@s4/api-profiles/seeker-access'
import { fitColumns, savedColumn, toWorkerFit, type FitRow } from '@s4/api-profiles/workers'
import type { CoveredShift } from './covered-shift'
import { listMissingPapers } from './missing-papers'

interface Row extends FitRow {
  seekerId: string
  fullname: string
  pictureFileId: string | null
  saved: { doNotSend: boolean } | null
  busy: boolean
  daysOff: DaysOffSpan[]
  refused: boolean
  asked: boolean
  /** Worked as own staff, which limits of working time and the minimum wage bind. */
  ownStaff: boolean
  dateOfBirth: string | null
  /** Their other work for this company. */
  workHere: AgreedSpan[]
}

const MAX_LOOKED_AT = 300
const MAX_CANDIDATES = 40
const METRES_AROUND = 100_000
const MINUTE_MS = 60_000
/** Whoever comes with less of the shift left is no help. */
const LEAST_OF_SHIFT_MS = 15 * MINUTE_MS

/** Who can be there, and how many cannot, by the first reason: as many statements whoever there is. */
export async function findCover(
  db: Db,
  shift: CoveredShift,
  now: Date,
): Promise<Pick<Cover, 'candidates' | 'unavailable'>> {
  const rules = await checkRulesFor(db, shift.companyId)
  const keepsLimits = rules['working-time'] === 'required'
  const rows = await listPeople(db, shift, now)
  const looked = rows.map((row) => lookAt(row, { shift, now, keepsLimits }))
  const counts = coverObstacles.map((reason) => ({
    reason,
    people: looked.filter(({ obstacle }) => obstacle === reason).length,
  }))
  const candidates = looked
    .flatMap(({ obstacle, candidate }) => (obstacle === null ? [candidate] : []))
    .toSorted(byFavouriteThenDistance)
    .slice(0, MAX_CANDIDATES)
  const seekerIds = candidates.map(({ seekerId }) => seekerId)
  const missing = await listMissingPapers(db, shift, { seekerIds, rules, now })
  return {
    candidates: candidates.map((each) => ({ ...each, missingPapers: missing.get(each.seekerId) ?? [] })),
    unavailable: counts.filter(({ people }) => people > 0),
  }
}

const listPeople = (db: Db, shift: CoveredShift, now: Date): Promise<Row[]> =>
  db.query<Row>(
    `select * from (
       select seeker.id as seeker_id, seeker.fullname, seeker.picture_file_id, ${savedColumn('$1')},
         seeker.date_of_birth,
         engagement_on($1, seeker.id, ($4::timestamptz at time zone $8)::date) = 'own-staff' as own_staff,
         exists (select from assignment other where other.seeker_id = seeker.id and ${holdsTime('other')}
           and tstzrange(other.starts_at, other.ends_at, '[)') && tstzrange($4, $5)) as busy,
         (select coalesce(json_agg(json_build_object('from', from_date, 'to', to_date)), '[]') from day_off
          where day_off.seeker_id = seeker.id) as days_off,
         exists (select from document_check refusal where refusal.company_id = $1 and refusal.seeker_id = seeker.id
           and refusal.result = 'refused' and not exists (select from document_check later
             where later.company_id = $1 and later.seeker_id = seeker.id
             and later.document_kind = refusal.document_kind
             and later.document_id is not distinct from refusal.document_id
             and later.checked_at > refusal.checked_at)) as refused,
         exists (select from offer_shift join offer on offer.id = offer_shift.offer_id
           where offer_shift.shift_id = $6 and offer_shift.seeker_id = seeker.id and offer_shift.status = 'open'
             and offer.lapses_at > $7) as asked,
         (select coalesce(json_agg(json_build_object('startsAt', ${isoText('mine.starts_at')}, 'endsAt',
             ${isoText(workedUntil('mine'))}, 'isOver', not ${holdsTime('mine')})), '[]') from assignment mine
          where mine.seeker_id = seeker.id and mine.company_id = $1 and ${liveAssignment('mine')}
            and mine.ends_at > $7::timestamptz - interval '17 weeks') as work_here,
         ${fitColumns({ company: '$1', lat: '$2::float8', lng: '$3::float8' })}
       from seeker join account on account.uid = seeker.uid
       where account.erase_at is null and seeker.fullname <> '' and ${isSeen({ company: '$1', now: '$7' })}
         and not exists (select from assignment here where here.shift_id = $6 and here.seeker_id = seeker.id
           and here.status <> 'cancelled')
     ) person
     where metres is null or metres < ${METRES_AROUND}
     order by metres nulls last, seeker_id limit ${MAX_LOOKED_AT}`,
    [shift.companyId, shift.lat, shift.lng, shift.startsAt, shift.endsAt, shift.shiftId, now, shift.zone],
  )

type Candidate = Omit<CoverCandidate, 'missingPapers'>

interface Look {
  shift: CoveredShift
  now: Date
  keepsLimits: boolean
}

function lookAt(row: Row, { shift, now, keepsLimits }: Look) {
  const lastDay = localDate(shift.endsAt, shift.zone)
  const today = localDate(now.toISOString(), shift.zone)
  const fit = toWorkerFit(row, { sector: shift.siaSector, requirements: shift.requirements, today, lastDay })
  const warnings = workingTimeWarnings([shift], row.workHere, shift.zone)
  const travel = fit.distance === null ? null : bandTravelMinutes(fit.distance)
  const there =
    travel === null ? null : new Date(Math.max(Date.parse(shift.startsAt), now.getTime() + travel * MINUTE_MS))
  const candidate: Candidate = {
    seekerId: row.seekerId,
    fullname: row.fullname,
    picture: fileUrl(row.pictureFileId),
    favourite: row.saved !== null,
    distance: fit.distance,
    travelMinutes: travel,
    thereAt: there?.toISOString() ?? null,
    workedHere: row.workedHere,
    rating: fit.rating,
    workingTimeWarnings: warnings,
    asked: row.asked,
  }
  const missing = requirementGaps(heldRequirements(row.held), { requirements: shift.requirements, lastDay })
  const obstacles: Record<CoverObstacle, boolean> = {
    doNotSend: row.saved?.doNotSend === true,
    busy: row.busy,
    dayOff: isOnDayOff(row.daysOff, shift, shift.zone),
    licence: shift.siaSector !== null && !isLicenceFitting(fit.licence),
    requirements: missing.length > 0,
    refused: row.refused,
    rest: (keepsLimits || row.ownStaff) && warnings.length > 0,
    wage: row.ownStaff && isBelowMinimumWage(shift, row),
    tooFar:
      (row.metres !== null && row.metres > row.maxDistanceKm * 1000) ||
      (there !== null && there.getTime() > Date.parse(shift.endsAt) - LEAST_OF_SHIFT_MS),
  }
  return { candidate, obstacle: coverObstacles.find((reason) => obstacles[reason]) ?? null }
}

function isBelowMinimumWage({ startsAt, endsAt, zone, payPerHour }: CoveredShift, { dateOfBirth }: Row): boolean {
  const date = localDate(startsAt, zone)
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, date)
  const worked = { date, minutes: shiftMinutes({ startsAt, endsAt }), ...(age !== null && { age }) }
  return belowMinimumWage({ payPerHour, shifts: [worked] }) !== null
}

const far = ({ distance }: Candidate) => (distance === null ? distanceBands.length : distanceBands.indexOf(distance))

const byFavouriteThenDistance = (a: Candidate, b: Candidate) =>
  Number(b.favourite) - Number(a.favourite) ||
  far(a) - far(b) ||
  a.workingTimeWarnings.length - b.workingTimeWarnings.length ||
  b.workedHere - a.workedHere ||
  a.fullname.localeCompare(b.fullname)
