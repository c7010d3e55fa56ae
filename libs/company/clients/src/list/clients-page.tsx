import { useMay } from '@s4/auth-session'
import type { ClientSummary } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import {
  Badge,
  ButtonLink,
  EmptyState,
  FoldedFilters,
  Inline,
  LinkRow,
  List,
  LoadMore,
  Page,
  SearchField,
  Stack,
  Tabs,
  Text,
} from '@s4/ui'
import { SearchForm } from '@s4/ui/search-form'
import { useSearchParams } from 'react-router-dom'
import { parseFilter, useClientList } from '../queries/client-queries'

export function ClientsPage() {
  const [params] = useSearchParams()
  const filter = parseFilter(params)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useClientList(filter)
  const clients = data.pages.flatMap((page) => page.data)
  const may = useMay()
  const add = may('clients.manage') && <ButtonLink to={companyLinks.newClient}>Add a client</ButtonLink>
  const margins = may('margins.read') && (
    <ButtonLink tone="quiet" to={companyLinks.margins}>
      Margins
    </ButtonLink>
  )
  const recurring = (
    <ButtonLink tone="quiet" to={companyLinks.recurring}>
      Recurring work
    </ButtonLink>
  )

  if (clients.length === 0 && !filter.text && !filter.archived)
    return (
      <EmptyState
        drawing="people"
        action={
          <Inline>
            {add}
            {recurring}
          </Inline>
        }
      >
        Add the firms you guard for. You then see their sites, contracts, charge rates and jobs in one place.
      </EmptyState>
    )
  return (
    <Page>
      <Stack gap="lg">
        <Inline justify="between" align="end">
          <FoldedFilters active={filter.text ? 1 : 0}>
            <SearchForm>
              <SearchField label="Search by name" hiddenLabel={false} name="text" defaultValue={filter.text ?? ''} />
              {filter.archived && <input type="hidden" name="archived" value="true" />}
            </SearchForm>
          </FoldedFilters>
          <Inline>
            {margins}
            {recurring}
            {add}
          </Inline>
        </Inline>
        <Tabs
          label="Clients"
          tabs={[
            { label: 'Current', to: { search: '' }, active: !filter.archived },
            { label: 'Archived', to: { search: 'archived=true' }, active: Boolean(filter.archived) },
          ]}
        />
        {clients.length === 0 && <Text tone="muted">No client matches.</Text>}
        <List label="Clients">
          {clients.map((client) => (
            <li key={client.id}>
              <ClientCard client={client} />
            </li>
          ))}
        </List>
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="clients" />
      </Stack>
    </Page>
  )
}

const ClientCard = ({ client }: { client: ClientSummary }) => (
  <LinkRow
    title={client.name}
    to={companyLinks.client(client.id)}
    state={client.placesOpen > 0 && <Badge tone="warning">{placesText(client.placesOpen)}</Badge>}
    facts={[
      aheadText(client),
      [sitesText(client.sites), contractText(client.contract), client.contactName].filter(Boolean).join(' · '),
    ]}
  />
)

const placesText = (count: number) => (count === 1 ? '1 place open' : `${count} places open`)
const sitesText = (count: number) => (count === 1 ? '1 site' : `${count} sites`)

function aheadText({ shiftsAhead }: ClientSummary): string {
  if (shiftsAhead === 0) return 'No shifts ahead'
  return shiftsAhead === 1 ? '1 shift ahead' : `${shiftsAhead} shifts ahead`
}

function contractText(contract: ClientSummary['contract']): string {
  if (!contract) return 'no contract today'
  return contract.endsOn ? `${contract.title}, to ${dateText(contract.endsOn)}` : contract.title
}
