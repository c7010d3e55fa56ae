import { seekerLinks } from '@s4/links'
import type { Assignment } from '@s4/contract'
import { ButtonLink, EmptyState, Inline, List, LoadMore, Page, Tabs } from '@s4/ui'
import { MyWorkTabs } from '@s4/work'
import { useSearchParams } from 'react-router-dom'
import { CompletedCard } from './completed-card'
import { EndedCard } from './ended-card'
import { NotInvoiced } from './not-invoiced'
import { useEndedWork } from '../queries/money-queries'

export function WorkCompletedPage() {
  const [params] = useSearchParams()
  const ended = params.has('ended')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useEndedWork(params)
  const work = data.pages.flatMap((page) => page.data)

  return (
    <Page>
      <MyWorkTabs current="Completed" />
      <Inline justify="between">
        <Tabs
          label="Which work"
          tabs={[
            { label: 'Finished', to: seekerLinks.completedWork, active: !ended },
            { label: 'Cancelled and missed', to: `${seekerLinks.completedWork}?ended`, active: ended },
          ]}
        />
        <ButtonLink tone="quiet" size="small" to={seekerLinks.invoices}>
          Invoices and tax years
        </ButtonLink>
      </Inline>
      {ended ? <Ended work={work} /> : <Finished work={work} />}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="shifts" />
    </Page>
  )
}

const Finished = ({ work }: { work: readonly Assignment[] }) =>
  work.length === 0 ? (
    <EmptyState drawing="shift" action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}>
      You have not finished a shift yet. Hours and pay appear here once you have booked off.
    </EmptyState>
  ) : (
    <List label="Completed work">
      {work.map((each) => (
        <li key={each.id}>
          <CompletedCard work={each} />
        </li>
      ))}
    </List>
  )

const Ended = ({ work }: { work: readonly Assignment[] }) =>
  work.length === 0 ? (
    <EmptyState drawing="shift" action={<ButtonLink to={seekerLinks.assignedWork}>See your agreed work</ButtonLink>}>
      No work of yours was cancelled, and you have missed none.
    </EmptyState>
  ) : (
    <List label="Cancelled and missed work">
      {work.map((each) => (
        <li key={each.id}>
          <EndedCard work={each} />
          {each.waitsForInvoice && <NotInvoiced work={each} />}
        </li>
      ))}
    </List>
  )
