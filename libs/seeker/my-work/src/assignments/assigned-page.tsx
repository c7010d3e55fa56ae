import { seekerLinks } from '@s4/links'
import { ExampleShift } from './example-shift'
import { ButtonLink, Disclosure, EmptyState, Heading, Inline, List, LoadMore, Page, Stack } from '@s4/ui'
import { MyWorkTabs } from '@s4/work'
import { AssignmentCard } from './assignment-card'
import { CalendarFeed } from './calendar-feed'
import { useAssignments, useOffers } from '../queries/my-work-queries'
import { OfferCard } from '../offers/offer-card'
import { Proposals } from '../offers/proposals'

export function AssignedPage() {
  const open = useOffers().filter(({ status }) => status === 'open')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAssignments()
  const assignments = data.pages.flatMap((page) => page.data)

  return (
    <Page>
      <MyWorkTabs current="Assigned" />
      <Proposals />
      {open.length > 0 && (
        <Stack>
          <Heading>Offers to answer</Heading>
          <List label="Offers">
            {open.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} />
              </li>
            ))}
          </List>
        </Stack>
      )}
      <Inline>
        <ButtonLink tone="quiet" size="small" to={seekerLinks.workCalendar}>
          Calendar
        </ButtonLink>
      </Inline>
      <Stack>
        <Heading>Work agreed</Heading>
        {assignments.length === 0 ? (
          <>
            <EmptyState drawing="shift" action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}>
              You have no work agreed yet. It appears here once you accept an offer.
            </EmptyState>
            <ExampleShift />
          </>
        ) : (
          <List label="Work agreed">
            {assignments.map((assignment) => (
              <li key={assignment.id}>
                <AssignmentCard assignment={assignment} />
              </li>
            ))}
          </List>
        )}
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="work" />
      </Stack>
      <Disclosure summary="Your work in your own calendar">
        <CalendarFeed />
      </Disclosure>
    </Page>
  )
}
