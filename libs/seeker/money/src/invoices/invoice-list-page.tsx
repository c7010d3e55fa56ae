import { seekerLinks } from '@s4/links'
import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  List,
  ListWithDetail,
  LoadMore,
  Page,
  Stack,
  Tabs,
  useOpenItem,
} from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { InvoiceLine } from './invoice-line'
import { InvoiceRecord } from './invoice-record'
import { parseState, useInvoiceList, type State } from '../queries/money-queries'
import { SelfBillingSection } from '../self-billing/self-billing-section'
import { MoneyDue, TaxYears } from './money-totals'

const views: readonly { label: string; state: State; empty: string }[] = [
  {
    label: 'All',
    state: 'all',
    empty: 'You have no invoices yet. One is made for you as soon as the hours of a shift are agreed.',
  },
  { label: 'Not paid', state: 'unpaid', empty: 'Every invoice is marked as paid.' },
  { label: 'Paid', state: 'paid', empty: 'No invoice is marked as paid yet.' },
]

export function InvoiceListPage() {
  const { open, addressOf } = useOpenItem('invoice')
  return (
    <Page>
      <ListWithDetail
        open={open}
        label="Invoice"
        back={{ to: addressOf(null), text: 'All invoices' }}
        list={
          open === null ? (
            <Stack gap="lg">
              <MoneyDue />
              <Invoices />
              <Inline>
                <ButtonLink tone="quiet" to={seekerLinks.earnings}>
                  Earnings and next payday
                </ButtonLink>
                <ButtonLink tone="quiet" to={seekerLinks.platformReport}>
                  What S4 reports to HMRC
                </ButtonLink>
              </Inline>
              <TaxYears />
              <SelfBillingSection />
            </Stack>
          ) : (
            <Invoices />
          )
        }
      >
        {open !== null && <InvoiceRecord id={open} />}
      </ListWithDetail>
    </Page>
  )
}

function Invoices() {
  const [params] = useSearchParams()
  const current = parseState(params)
  const { open, addressOf } = useOpenItem('invoice')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInvoiceList(current)
  const invoices = data.pages.flatMap((page) => page.data)

  return (
    <Stack>
      <Heading>Your invoices</Heading>
      <Tabs
        label="Invoices by state"
        tabs={views.map(({ label, state }) => ({
          label,
          to: state === 'all' ? '.' : `?state=${state}`,
          active: state === current,
        }))}
      />
      {invoices.length === 0 ? (
        <EmptyState
          drawing="money"
          action={
            <ButtonLink tone="quiet" to={seekerLinks.completedWork}>
              See completed work
            </ButtonLink>
          }
        >
          {views.find(({ state }) => state === current)?.empty}
        </EmptyState>
      ) : (
        <List label="Invoices">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceLine invoice={invoice} to={addressOf(invoice.id)} isOpen={invoice.id === open} />
            </li>
          ))}
        </List>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="invoices" />
    </Stack>
  )
}
