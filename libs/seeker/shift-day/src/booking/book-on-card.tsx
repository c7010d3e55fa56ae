import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import type { AssignmentDetails } from '@s4/contract'
import { TRAIL_KEPT_DAYS } from '@s4/domain/geofence'
import { momentText, timeText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import {
  ActionBar,
  Button,
  Callout,
  CheckboxField,
  Countdown,
  ExternalLink,
  Form,
  Inline,
  PinField,
  Section,
  Text,
} from '@s4/ui'
import { AwaitedChecks, MessageLink } from '@s4/work'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BookingRefused } from './booking-refused'
import { CodeField } from './code-field'
import { rings, RingsWhenLocked } from './rings-when-locked'
import { useMyCall } from '../help/my-call-query'
import { currentFix } from '../positions/current-position'
import { useBookOn } from '../queries/shift-day-queries'
import { useNow } from '@s4/api-client/clock'
import { useServerClock } from '../queries/use-server-clock'

const loadBookOnForm = () => import('./book-on-fields').then(({ BookOnForm }) => BookOnForm)

/** The PIN identifies the worker; the site's code proves that they are there. */
export function BookOnCard({ work, code }: { work: AssignmentDetails; code: string }) {
  const clock = useServerClock(work.id)
  const now = useNow(clock, 5000)
  const opening = bookingOpensAt(work)
  const opensAt = new Date(opening).toISOString()
  const over = now >= Date.parse(work.endsAt)

  return (
    <Section title="Book on">
      {over && (
        <Callout tone="warning">
          This shift is over, so you cannot book on. Message the company if you were there.
        </Callout>
      )}
      {over && <ReachCompany work={work} />}
      {now < opening && (
        <Text>
          Opens {momentText(opensAt, work.zone)}, in{' '}
          <Countdown to={opensAt} now={clock} after="." doneText="a moment." />
        </Text>
      )}
      {!over && (
        <BookOnFields
          work={work}
          code={code}
          opens={now < opening ? opensAt : null}
          beforeStart={now < Date.parse(work.startsAt)}
        />
      )}
    </Section>
  )
}

/** By message, and by phone where the company has given a number. */
function ReachCompany({ work, asks }: { work: AssignmentDetails; asks?: string }) {
  const { data } = useMyCall(work.id)
  return (
    <Inline>
      {asks && <Text size="small">{asks}</Text>}
      <MessageLink jobId={work.jobId} name={work.companyName} />
      {data?.ringNumber && <ExternalLink href={`tel:${data.ringNumber}`}>Ring the company</ExternalLink>}
    </Inline>
  )
}

interface BookOnFieldsProps {
  work: AssignmentDetails
  code: string
  /** Null once booking on is open. */
  opens: string | null
  beforeStart: boolean
}

function BookOnFields({ work, code, opens, beforeStart }: BookOnFieldsProps) {
  const bookOn = useBookOn()
  const navigate = useNavigate()
  const [locating, setLocating] = useState(false)
  const { formProps, field, setValue } = useContractForm({
    schema: loadBookOnForm,
    defaultValues: { pin: work.pin ?? '', code, shareLocation: false },
    failure: bookOn.error,
    onSubmit: async (input) => {
      setLocating(true)
      const fix = input.shareLocation ? await currentFix() : null
      setLocating(false)
      // Callbacks of `mutate` do not run once this form is unmounted.
      await bookOn
        .mutateAsync({
          id: work.id,
          ...input,
          position: fix?.position ?? null,
          deviceAt: fix?.deviceAt ?? new Date().toISOString(),
        })
        .then(
          () => navigate(seekerLinks.workInProgress),
          () => undefined,
        )
    },
  })

  // The company has checked meanwhile what it had to.
  const isOutOfDate = bookOn.error?.code === 'booking.unchecked' && work.awaitedChecks?.length === 0
  const failure = isOutOfDate ? null : bookOn.error

  return (
    <Form label="Book on" {...formProps}>
      {failure ? <BookingRefused failure={failure} work={work} /> : <AwaitedChecks work={work} />}
      {opens === null && (
        <>
          <PinField
            label="Shift PIN"
            hint={work.pin ? 'Filled in from your shift.' : 'Four digits, shown with the shift from the day before.'}
            {...field('pin')}
          />
          <CodeField
            field={field('code')}
            onCode={(scanned) => setValue('code', scanned, { shouldValidate: true, shouldTouch: true })}
          />
          <ReachCompany work={work} asks="No code, or it does not work? Write to the company:" />
        </>
      )}
      <CheckboxField
        label="Share my location during this shift"
        hint={
          `The company sees it only while you are booked on; where you went is removed ${TRAIL_KEPT_DAYS} days ` +
          'after the shift. You can stop at any time, and book on without it.'
        }
        {...field('shareLocation')}
      />
      {opens && (
        <Text size="small" tone="muted">
          {work.pin ? 'Book on here when it opens.' : 'The shift PIN shows here from 24 hours before the start.'} The
          code is at the site.
        </Text>
      )}
      {beforeStart && (
        <Text size="small">
          Paid from {timeText(work.startsAt, work.zone)}. Earlier time only if the company accepts it.
        </Text>
      )}
      {!rings() && (
        <Callout tone="warning">
          <RingsWhenLocked />
        </Callout>
      )}
      <ActionBar ofPage>
        <Button type="submit" busy={bookOn.isPending || locating} disabled={opens !== null || bookOn.isSuccess}>
          {opens ? `Book on from ${momentText(opens, work.zone)}` : bookOn.data ? 'Booked on' : 'Book on'}
        </Button>
      </ActionBar>
    </Form>
  )
}
