import type { Rota, RotaDraft, RotaJob, RotaOffer, RotaShift, RotaWork, RotaWorker } from '@s4/contract'
import { localDate, shiftMinutes, type ShiftSpan } from '@s4/domain/shift-text'
import { daysOfWeek } from '@s4/domain/week'

interface DatedSpan extends ShiftSpan {
  key: string
  date: string
}
export type WorkEntry = DatedSpan & { kind: 'work'; work: RotaWork; job: RotaJob }
export type OfferEntry = DatedSpan & { kind: 'offer'; offer: RotaOffer; job: RotaJob }
export type BusyEntry = DatedSpan & { kind: 'busy' }
export type Entry = WorkEntry | OfferEntry | BusyEntry

export interface OpenShift extends RotaShift {
  job: RotaJob
  date: string
  /** The names of those who have an open offer of it. */
  offeredTo: readonly string[]
}

export interface DraftShift extends RotaDraft {
  job: RotaJob
  date: string
}

export interface Sum {
  minutes: number
  pence: number
}

export interface RotaRow {
  worker: RotaWorker
  /** By date. */
  cells: ReadonlyMap<string, readonly Entry[]>
  minutes: number
}

export interface RotaView {
  days: readonly string[]
  rows: readonly RotaRow[]
  open: ReadonlyMap<string, readonly OpenShift[]>
  drafts: ReadonlyMap<string, readonly DraftShift[]>
  /** Filled places at their planned times, by date, and all of them. */
  sums: ReadonlyMap<string, Sum>
  total: Sum
}

export interface RotaFilter {
  site: string | null
  role: string | null
  team: string | null
  tag: string | null
}

/** The week of the people in a team and with a tag; null asks for neither. */
export function rotaOfGroup(rota: Rota, { team, tag }: Pick<RotaFilter, 'team' | 'tag'>): Rota {
  if (!team && !tag) return rota
  const workers = rota.workers.filter(
    (worker) => (!team || worker.teams.some(({ id }) => id === team)) && (!tag || worker.tags.includes(tag)),
  )
  const ids = new Set(workers.map(({ seekerId }) => seekerId))
  const theirs = ({ seekerId }: { seekerId: string }) => ids.has(seekerId)
  return { ...rota, workers, work: rota.work.filter(theirs), offers: rota.offers.filter(theirs) }
}

/** The rota of a week: entries by worker and day, open shifts, and the sums of filled places. */
export function rotaView(rota: Rota, { site, role }: Pick<RotaFilter, 'site' | 'role'>): RotaView {
  const jobs = new Map(
    rota.jobs
      .filter((job) => (!site || job.siteId === site) && (!role || job.role === role))
      .map((job) => [job.id, job]),
  )
  const days = daysOfWeek(rota.week)
  const entries = rotaEntries(rota, jobs).filter(({ entry }) => days.includes(entry.date))
  const bySeeker = grouped(entries, ({ seekerId }) => seekerId)
  const filled = entries.flatMap(({ entry }) =>
    entry.kind === 'work' && entry.work.status !== 'noShow' ? [entry] : [],
  )
  const byDate = grouped(filled, ({ date }) => date)

  return {
    days,
    rows: rota.workers.map((worker) =>
      toRow(
        worker,
        (bySeeker.get(worker.seekerId) ?? []).map(({ entry }) => entry),
      ),
    ),
    open: grouped(openShifts(rota, jobs), ({ date }) => date),
    drafts: grouped(
      rota.drafts.flatMap((draft) => {
        const job = jobs.get(draft.jobId)
        return job ? [{ ...draft, job, date: localDate(draft.startsAt, job.zone) }] : []
      }),
      ({ date }) => date,
    ),
    sums: new Map(days.map((day) => [day, sumEntries(byDate.get(day) ?? [])])),
    total: sumEntries(filled),
  }
}

function toRow(worker: RotaWorker, entries: readonly Entry[]): RotaRow {
  const ordered = entries.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  const mine = entries.filter((entry) => entry.kind === 'work' && entry.work.status !== 'noShow')
  return {
    worker,
    cells: grouped(ordered, ({ date }) => date),
    minutes: mine.reduce((sum, entry) => sum + shiftMinutes(entry), 0),
  }
}

function rotaEntries(
  { work, offers, workers }: Rota,
  jobs: ReadonlyMap<string, RotaJob>,
): { seekerId: string; entry: Entry }[] {
  const placed = ({ startsAt, endsAt }: ShiftSpan, key: string, zone?: string): DatedSpan => ({
    key,
    startsAt,
    endsAt,
    date: localDate(startsAt, zone),
  })
  return [
    ...work.flatMap((one) => {
      const job = jobs.get(one.jobId)
      return job
        ? [
            {
              seekerId: one.seekerId,
              entry: { kind: 'work' as const, work: one, job, ...placed(one, one.id, job.zone) },
            },
          ]
        : []
    }),
    ...offers.flatMap((offer) => {
      const job = jobs.get(offer.jobId)
      return job
        ? offer.shifts.map((shift) => ({
            seekerId: offer.seekerId,
            entry: { kind: 'offer' as const, offer, job, ...placed(shift, `${offer.id} ${shift.id}`, job.zone) },
          }))
        : []
    }),
    ...workers.flatMap(({ seekerId, busy }) =>
      busy.map((span) => ({ seekerId, entry: { kind: 'busy' as const, ...placed(span, `busy ${span.startsAt}`) } })),
    ),
  ]
}

const openShifts = ({ shifts, offers, workers }: Rota, jobs: ReadonlyMap<string, RotaJob>): OpenShift[] =>
  shifts.flatMap((shift) => {
    const job = jobs.get(shift.jobId)
    if (!shift.open || !job) return []
    const offeredTo = offers
      .filter((offer) => offer.shifts.some(({ id }) => id === shift.id))
      .map(({ seekerId }) => workers.find((worker) => worker.seekerId === seekerId)?.fullname ?? 'somebody')
    return [{ ...shift, job, date: localDate(shift.startsAt, job.zone), offeredTo }]
  })

const sumEntries = (entries: readonly WorkEntry[]): Sum => ({
  minutes: entries.reduce((sum, entry) => sum + shiftMinutes(entry), 0),
  pence: entries.reduce((sum, entry) => sum + entry.work.pay, 0),
})

function grouped<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(getKey(item))
    if (group) group.push(item)
    else groups.set(getKey(item), [item])
  }
  return groups
}
