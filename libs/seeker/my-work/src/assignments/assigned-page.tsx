import { seekerLinks } from '@s4/links'
import { ExampleShift } from './example-shift'
import {
  ButtonLink,
  Disclosure,
  EmptyState,
  Heading,
  Inline,
  KeepsRoom,
  List,
  ListWithDetail,
  LoadMore,
  Page,
  Stack,
  Text,
  TextLink,
  useOpenItem,
  useWide,
} from '@s4/ui'
import { MyWorkTabs } from '@s4/work'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AssignmentCard } from './assignment-card'
import { AssignmentRecord } from './assignment-record'
import { CalendarFeed } from './calendar-feed'
import { useAppliedCount, useAssignments, useOffers } from '../queries/my-work-queries'
import { AnsweredOffer } from '../offers/answered-offer'
import { OfferCard } from '../offers/offer-card'
import { JustAccepted } from './just-accepted'
import { Proposals } from '../offers/proposals'

export function AssignedPage() {
  const { open, addressOf } = useOpenItem('work')
  return (
    <Page>
      <MyWorkTabs current="Assigned" />
      <ListWithDetail
        open={open}
        label="Assigned work"
        back={{ to: addressOf(null), text: 'All assigned work' }}
        ownPage={open === null ? undefined : seekerLinks.assignment(open)}
        list={<Work />}
      >
        {open !== null && <AssignmentRecord id={open} />}
      </ListWithDetail>
    </Page>
  )
}

/** Leads somebody without work to what they have applied for. */
function Waiting() {
  const applied = useAppliedCount()
  return applied ? (
    <Text>
      You applied for {applied === 1 ? '1 job' : `${applied} jobs`} and wait for an answer.{' '}
      <TextLink to={seekerLinks.applications}>{applied === 1 ? 'See it' : 'See them'}</TextLink>
    </Text>
  ) : null
}

/** Offers to answer above the work that is agreed. */
function Work() {
  const { open: openWork, addressOf } = useOpenItem('work')
  const [accepted, setAccepted] = useState<string | null>(null)
  const wide = useWide()
  const navigate = useNavigate()
  // Beside the list the shift itself says what happens next.
  const showAccepted = (id: string) => (wide ? void navigate(addressOf(id)) : setAccepted(id))
  const offers = useOffers()
  const open = offers.filter(({ status }) => status === 'open')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAssignments()
  const assignments = data.pages.flatMap((page) => page.data)

  return (
    <Stack gap="lg">
      <KeepsRoom>
        <Stack gap="lg">
          {accepted ? <JustAccepted key={accepted} id={accepted} /> : <AnsweredOffer offers={offers} />}
          <Proposals />
          {open.length > 0 && (
            <Stack>
              <Heading>Offers to answer</Heading>
              <List label="Offers">
                {open.map((offer) => (
                  <li key={offer.id}>
                    <OfferCard offer={offer} onAccepted={showAccepted} />
                  </li>
                ))}
              </List>
            </Stack>
          )}
        </Stack>
      </KeepsRoom>
      <Inline>
        <ButtonLink tone="quiet" size="small" to={seekerLinks.workCalendar}>
          Calendar
        </ButtonLink>
        <ButtonLink tone="quiet" size="small" to={`${seekerLinks.completedWork}?ended`}>
          All cancelled and missed work
        </ButtonLink>
      </Inline>
      <Stack>
        <Heading>Assigned work</Heading>
        {assignments.length === 0 ? (
          <>
            <EmptyState drawing="shift" action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}>
              You have no assigned work yet. It appears here once you accept an offer.
            </EmptyState>
            <Waiting />
            <ExampleShift />
          </>
        ) : (
          <List label="Assigned work">
            {assignments.map((assignment) => (
              <li key={assignment.id}>
                <AssignmentCard
                  assignment={assignment}
                  to={wide ? addressOf(assignment.id) : seekerLinks.assignment(assignment.id)}
                  isOpen={assignment.id === openWork}
                />
              </li>
            ))}
          </List>
        )}
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="work" />
      </Stack>
      <Disclosure summary="Your work in your own calendar">
        <CalendarFeed />
      </Disclosure>
    </Stack>
  )
}
