import { describe, expect, it } from 'vitest'
import { offerBlocks } from './offer-blocks'
import { rotaOfGroup, rotaView } from './rota-view'
import { aRota, aRotaJob, aRotaShift, aRotaWorker, id, night, SATURDAY } from '../testing/a-week'

const all = { site: null, role: null }
const chipTimes = (cells: ReadonlyMap<string, readonly { startsAt: string }[]>) =>
  [...cells].map(([date, entries]) => [date, entries.length])

describe('the view of a week', () => {
  it('is of the people of a team with a tag', () => {
    const team = { id: id(90), name: 'Doors' }
    const week = aRota()
    const [first, ...others] = week.workers
    const rota = { ...week, workers: [{ ...aRotaWorker(), ...first, teams: [team], tags: ['nights'] }, ...others] }
    const names = (team: string | null, tag: string | null) =>
      rotaOfGroup(rota, { team, tag }).workers.map(({ fullname }) => fullname)

    expect(names(null, null)).toHaveLength(week.workers.length)
    expect(names(team.id, 'nights')).toEqual([first?.fullname])
    expect(names(team.id, 'days')).toEqual([])
    expect(rotaOfGroup(rota, { team: id(91), tag: null }).work).toEqual([])
  })

  it('shows a night shift on the day it starts, with hours and cost', () => {
    const { rows, sums, total, open } = rotaView(aRota(), all)

    expect(rows.map(({ worker, cells, minutes }) => [worker.fullname, chipTimes(cells), minutes])).toEqual([
      ['Bo Lee', [[SATURDAY, 1]], 480],
      ['Sam Okoro', [], 0],
    ])
    expect(sums.get(SATURDAY)).toEqual({ minutes: 480, pence: 11_600 })
    expect(total).toEqual({ minutes: 480, pence: 11_600 })
    expect([...open.keys()]).toEqual([SATURDAY])
  })

  it('counts elapsed hours the night the clocks go back', () => {
    const work = {
      id: id(50),
      jobId: id(20),
      shiftId: id(40),
      seekerId: id(2),
      status: 'assigned' as const,
      workedUntil: '2026-10-25T06:00:00.000Z',
      pay: 9000,
      startsAt: '2026-10-24T21:00:00.000Z',
      endsAt: '2026-10-25T06:00:00.000Z',
    }

    const { total, rows } = rotaView(aRota({ week: '2026-10-19', shifts: [], work: [work] }), all)

    expect(total).toEqual({ minutes: 540, pence: 9000 })
    expect(chipTimes(rows[0]?.cells ?? new Map())).toEqual([['2026-10-24', 1]])
  })

  it('shows a no-show without counting it, and times worked elsewhere', () => {
    const rota = aRota()
    const { rows, total } = rotaView(
      {
        ...rota,
        work: rota.work.map((work) => ({ ...work, status: 'noShow' })),
        workers: [aRotaWorker({ seekerId: id(2), busy: [night] })],
      },
      all,
    )

    expect(
      rows[0]?.cells
        .get(SATURDAY)
        ?.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['busy', 'work'])
    expect([total.minutes, rows[0]?.minutes]).toEqual([0, 0])
  })

  it.each([[{ site: id(31), role: null }], [{ site: null, role: 'cctv-operator' }]])(
    'filtered by %j contains nothing else',
    (filter) => {
      const job = aRotaJob({ id: id(21), siteId: id(31), role: 'cctv-operator' })

      const { open, total } = rotaView(
        aRota({ jobs: [aRotaJob(), job], shifts: [aRotaShift(), aRotaShift({ id: id(41), jobId: job.id })] }),
        filter,
      )

      expect([...open.values()].flat().map((shift) => shift.id)).toEqual([id(41)])
      expect(total.minutes).toBe(0)
    },
  )
})

it('work that was booked off stops only another place on the same shift', () => {
  const shifts = [aRotaShift(), aRotaShift({ id: id(41) })]
  const [work] = aRota().work
  const said = (status: 'inProgress' | 'completed') => {
    const rota = aRota({ shifts, work: work ? [{ ...work, status }] : [] })
    const worker = aRotaWorker({ seekerId: id(2) })
    return [...rotaView(rota, all).open.values()]
      .flat()
      .toSorted((a, b) => a.id.localeCompare(b.id))
      .map((shift) => offerBlocks(rota, worker, shift).map(({ code }) => code))
  }

  expect(said('inProgress')).toEqual([['overlap'], ['overlap']])
  expect(said('completed')).toEqual([['overlap'], ['rest']])
})

it.each<[name: string, workedUntil: string, messages: string[]]>([
  ['planned', night.endsAt, ['Ends 06:00, starts 16:00: 10 h rest, 11 h needed']],
  ['left early', '2096-11-24T23:00:00.000Z', []],
  ['worked overtime', '2096-11-25T08:00:00.000Z', ['Ends 08:00, starts 16:00: 8 h rest, 11 h needed']],
])('rest counts from when the work ended: %s', (_name, workedUntil, messages) => {
  const evening = aRotaShift({
    id: id(41),
    startsAt: '2096-11-25T16:00:00.000Z',
    endsAt: '2096-11-25T20:00:00.000Z',
  })
  const work = aRota().work.map((one) => ({ ...one, status: 'completed' as const, workedUntil }))
  const rota = aRota({ shifts: [evening], work })
  const [shift] = [...rotaView(rota, all).open.values()].flat()

  expect(shift && offerBlocks(rota, aRotaWorker({ seekerId: id(2) }), shift).map(({ message }) => message)).toEqual(
    messages,
  )
})

it('somebody with an open offer for a shift can be offered only other shifts', () => {
  const offer = {
    id: id(60),
    jobId: id(20),
    seekerId: id(1),
    lapsesAt: '2096-11-20T09:00:00.000Z',
    shifts: [{ id: id(40), ...night }],
  }
  const friday = aRotaShift({ id: id(41), startsAt: '2096-11-23T22:00:00.000Z', endsAt: '2096-11-24T06:00:00.000Z' })
  const rota = aRota({ shifts: [friday, aRotaShift()], offers: [offer] })
  const [other, same] = [...rotaView(rota, all).open.values()].flat()

  expect(same && offerBlocks(rota, aRotaWorker(), same)).toEqual([
    { code: 'offered', message: 'Has an open offer for this shift until Tue 20 Nov 2096, 09:00', stops: true },
  ])
  expect(other && offerBlocks(rota, aRotaWorker(), other)).toEqual([])
})
