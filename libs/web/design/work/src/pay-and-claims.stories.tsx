import { PatrolProof } from './record/patrol-proof'
import type { ExpenseClaim, HoursClaim } from '@s4/contract'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import { Button } from '@s4/ui'
import type { ComponentProps } from 'react'
import {
  AwaitedChecks,
  BreaksDue,
  ExpenseClaims,
  MoreTimeModal,
  NotYetVerified,
  PayLinesList,
  PayOfShifts,
  PayTermsList,
} from './index'

const nothing = () => undefined
const awaitedChecks = [{ subject: 'licence' as const, refused: false }]

export const ChecksBeforeBookingOn = () => <AwaitedChecks work={{ companyName: 'Acme Security', awaitedChecks }} />

const expenses = { pencePerMile: 45, mileageUpTo: 2000, parkingUpTo: 1000, receipts: true }
const pay = {
  ...defaultPayTerms,
  bands: [{ kind: 'night' as const, from: '22:00', to: '06:00', unit: 'percent' as const, extra: 20 }],
  minimumMinutes: 240,
  expenses,
}
const shift = {
  startsAt: '2026-11-20T20:00:00.000Z',
  endsAt: '2026-11-21T06:00:00.000Z',
  stretches: [
    { label: null, pencePerHour: 1450, minutes: 120 },
    { label: 'Night 22:00–06:00', pencePerHour: 1740, minutes: 480 },
  ],
}

export const Terms = () => <PayTermsList pay={pay} payPerHour={1450} />

export const Lines = () => (
  <PayLinesList
    lines={[
      { kind: 'work', label: null, pencePerHour: 1450, minutes: 60, pence: 1450 },
      { kind: 'minimumCallOut', label: null, pencePerHour: 1450, minutes: 180, pence: 4350 },
    ]}
  />
)

export const OfAShift = () => (
  <PayOfShifts shifts={[shift]} payPerHour={1450} terms={{ company: [], seeker: [], pay }} />
)

export const Breaks = () => <BreaksDue shifts={[shift]} />

export const Unverified = () => <NotYetVerified verified={false} />

const claim = (change: Partial<ExpenseClaim>): ExpenseClaim => ({
  id: 'mileage',
  kind: 'mileage',
  miles: 20,
  pence: 900,
  receipt: null,
  status: 'claimed',
  reason: '',
  claimedAt: '2026-11-21T09:00:00.000Z',
  respondBy: '2026-11-24T09:00:00.000Z',
  invoice: null,
  ...change,
})

export const Expenses = () => (
  <ExpenseClaims
    allowed={expenses}
    work={{ zone: 'Europe/London', engagement: 'self-employed' }}
    claims={[
      claim({}),
      claim({ id: 'parking', kind: 'parking', miles: null, status: 'refused', reason: 'There is a free car park.' }),
    ]}
    actions={() => <Button size="small">Agree</Button>}
  />
)

const earlier: HoursClaim = {
  id: 'earlier',
  side: 'seeker',
  kind: 'earlier',
  cameAt: '2026-11-20T19:40:00.000Z',
  minutes: 0,
  extraMinutes: 20,
  reason: 'The reader at the gate was broken.',
  pictures: [],
  madeAt: '2026-11-21T09:00:00.000Z',
  status: 'open',
  answerReason: '',
}

const held = (claims: HoursClaim[]): ComponentProps<typeof MoreTimeModal>['held'] => ({
  claims,
  unread: null,
  readAgain: nothing,
  form: {
    formProps: {},
    chosenKind: 'more',
    fields: {
      kind: { name: 'kind', value: 'more', onChange: nothing },
      cameAt: {},
      minutes: {},
      extraMinutes: {},
      reason: {},
    },
    busy: false,
    failure: null,
    pictures: { max: 4, error: undefined, onChoose: nothing },
  },
  answer: { accepting: false, refusing: false, failure: null, formProps: {}, reason: {}, written: '', accept: nothing },
})

const work: ComponentProps<typeof MoreTimeModal>['work'] = { zone: 'Europe/London', hours: null }

export const ClaimMoreTimeModal = () => <MoreTimeModal work={work} side="seeker" held={held([])} onClose={nothing} />
export const AnswerMoreTimeModal = () => (
  <MoreTimeModal work={work} side="company" held={held([earlier])} onClose={nothing} />
)

const night = '2026-11-21T23:00:00.000Z'
const gate = { name: 'Gate', scannedAt: night, isLate: false }

export const ProofOfPatrols = () => (
  <PatrolProof
    zone="Europe/London"
    patrols={[
      { name: 'Doors', startsAt: night, result: 'done', points: [gate] },
      {
        name: 'Doors',
        startsAt: night.replace('23:00', '23:30'),
        result: 'missed',
        points: [{ ...gate, scannedAt: null }],
      },
    ]}
  />
)
