import { ApiError } from '@s4/contract/api-error'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import { Text } from '@s4/ui'
import { useState } from 'react'
import {
  BlockModal,
  CancelWorkModal,
  LanguagesField,
  PostedAlreadyModal,
  RatingsPanel,
  ReasonModal,
  StaffNote,
} from './index'

const nothing = () => undefined
const form = { busy: false, formProps: {}, onClose: nothing }

export const TurnDownModal = () => (
  <ReasonModal
    {...form}
    title="Turn this application down?"
    hint="Ada reads this."
    confirmLabel="Turn down"
    field={{ name: 'reason', error: 'Say why. The worker reads it.' }}
  >
    <Text>Ada can apply for another job.</Text>
  </ReasonModal>
)

export const BlockedModal = () => <BlockModal {...form} step="block" fullname="Ada Kerr" field={{ name: 'reason' }} />

export const SendAgainModal = () => (
  <BlockModal {...form} step="unblock" fullname="Ada Kerr" field={{ name: 'reason' }} />
)

export const WorkAsStaff = () => <StaffNote companyName="Acme Security" shown />

export const PostAgainModal = () => (
  <PostedAlreadyModal
    busy={false}
    onConfirm={nothing}
    onCancel={nothing}
    failure={
      new ApiError('job.posted-already', {
        message: 'You already posted this: Door supervisor, Tobacco Dock, Fri 20 Nov 2026, 22:00–06:00 (8 h).',
        facts: {
          job: {
            id: '019a0000-0000-7000-8000-000000000021',
            title: 'Door supervisor',
            siteName: 'Tobacco Dock',
            zone: 'Europe/London',
            startsAt: '2026-11-20T22:00:00.000Z',
            endsAt: '2026-11-21T06:00:00.000Z',
          },
        },
      })
    }
  />
)

export const CancelModal = () => (
  <CancelWorkModal
    {...form}
    side="company"
    owed={11_600}
    field={{ name: 'reason' }}
    work={{
      title: 'Door supervisor',
      zone: 'Europe/London',
      startsAt: '2026-11-20T22:00:00.000Z',
      endsAt: '2026-11-21T06:00:00.000Z',
      payPerHour: 1450,
      stretches: [],
      terms: {
        company: [{ noticeHours: 24, percent: 50 }],
        seeker: [{ noticeHours: 12, percent: 25 }],
        pay: defaultPayTerms,
      },
    }}
  />
)

export const NotRatedYet = () => {
  const [stars, setStars] = useState(0)
  return (
    <RatingsPanel
      other="Ada Okafor"
      busy={false}
      formProps={{}}
      stars={{ name: 'stars', value: stars, onRate: setStars }}
      comment={{ name: 'comment' }}
      ratings={{ data: { mine: null, theirs: null }, error: null, refetch: nothing }}
    />
  )
}

export const BothRated = () => (
  <RatingsPanel
    other="Ada Okafor"
    busy={false}
    formProps={{}}
    stars={{ name: 'stars', value: 0, onRate: nothing }}
    comment={{}}
    ratings={{
      data: {
        mine: { stars: 5, comment: 'Calm with a difficult queue.', createdAt: '2026-11-22T09:00:00.000Z' },
        theirs: { stars: 4, comment: '', createdAt: '2026-11-22T10:00:00.000Z' },
      },
      error: null,
      refetch: nothing,
    }}
  />
)

export const Languages = () => {
  const [values, setValues] = useState<readonly string[]>(['fluent-polish'])
  return (
    <LanguagesField
      values={values}
      hint="Type the first letters, then choose how well you speak it."
      onToggle={(code, isChosen) => setValues([...values.filter((each) => each !== code), ...(isChosen ? [code] : [])])}
    />
  )
}
