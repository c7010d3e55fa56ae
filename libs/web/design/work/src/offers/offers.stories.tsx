import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { WorkerFit } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { seekerLinks } from '@s4/links'
import { Inline } from '@s4/ui'
import { FitReasons } from './fit-reasons'
import { ObstacleLinks, ObstacleList } from './obstacle-links'
import { OfferModal } from './offer-modal'

const nothing = () => undefined
const HOUR = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

const fit: WorkerFit = {
  score: 82,
  distance: null,
  tooFar: false,
  licence: 'fits',
  sectors: ['Door Supervision'],
  workedHere: 3,
  rating: { stars: 4.6, count: 12 },
  kept: 20,
  agreed: 21,
  chargesVat: false,
  reasons: [
    { good: true, declared: true, text: 'Says they have an SIA licence for Door Supervision' },
    { good: true, declared: false, text: 'Worked for you 3 times' },
    { good: false, declared: false, text: 'More than 20 miles away' },
  ],
}

export const Reasons = () => <FitReasons fit={fit} />

const refused = new ApiError('server.failed', {
  facts: {
    obstacles: [
      { message: 'Your date of birth is missing.', fixPath: seekerLinks.editPersonalDetails },
      { message: 'Your SIA licence has expired.', fixPath: seekerLinks.editLicence },
      { message: 'Your right to work is not proven.', fixPath: seekerLinks.editRightToWork },
    ],
  },
})

export const Obstacles = () => (
  <>
    <ObstacleList failure={refused} />
    <Inline>
      <ObstacleLinks failure={refused} />
    </Inline>
  </>
)

export const OfferingModal = () => (
  <OfferModal
    open
    busy={false}
    seekers={[
      { id: 'ada', fullname: 'Ada Okafor', chargesVat: true, sectors: ['Door Supervision'] },
      { id: 'bram', fullname: 'Bram Lewis', chargesVat: false, sectors: [] },
    ]}
    job={{
      title: 'Door supervisor',
      zone: 'Europe/London',
      payPerHour: 1450,
      siaSector: 'Door Supervision',
      terms: { company: [{ noticeHours: 24, percent: 50 }], seeker: [], pay: defaultPayTerms },
      shifts: [
        {
          id: 'first',
          startsAt: fromNow(48),
          endsAt: fromNow(56),
          positions: 2,
          taken: 1,
          cancelled: false,
          stretches: [],
        },
        {
          id: 'second',
          startsAt: fromNow(62),
          endsAt: fromNow(70),
          positions: 2,
          taken: 0,
          cancelled: false,
          stretches: [],
        },
      ],
    }}
    shiftNotes={(id) => (id === 'first' ? ['Ada Okafor works elsewhere at that time'] : [])}
    refusals={[{ text: 'Bram Lewis cannot be offered work: his licence has expired.', nextStep: undefined }]}
    onSend={nothing}
    onClose={nothing}
  />
)
