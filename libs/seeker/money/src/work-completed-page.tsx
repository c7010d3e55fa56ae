import { ButtonLink, EmptyState, Inline, List, LoadMore, Page } from '@s4/ui'
import { MyWorkTabs } from '@s4/work'
import { CompletedCard } from './completed-card'
import { useCompletedWork } from './money-queries'

export function WorkCompletedPage() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCompletedWork()
  const work = data.pages.flatMap((page) => page.data)

  return (
    <Page>
      <MyWorkTabs current="Completed" />
      <Inline justify="end"><ButtonLink tone="quiet" size="small" to="/User-InvoiceList">Invoices and tax years</ButtonLink></Inline>
      {work.length === 0 ? (
        <EmptyState action={<ButtonLink to="/User-Job">Find work</ButtonLink>}>You have not finished a shift yet. Hours and pay stand here once you have booked off.</EmptyState>
      ) : (
        <List label="Completed work">
          {work.map((each) => <li key={each.id}><CompletedCard work={each} /></li>)}
        </List>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="shifts" />
    </Page>
  )
}
