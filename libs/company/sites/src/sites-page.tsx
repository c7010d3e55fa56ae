import { companyLinks } from '@s4/links'
import type { Site } from '@s4/contract'
import { useSites } from '@s4/queries'
import { ButtonLink, EmptyState, Inline, LinkCard, List, Page, Stack, Text } from '@s4/ui'
import { MapPin } from 'lucide-react'

export function SitesPage() {
  const sites = useSites()
  const add = <ButtonLink to={companyLinks.newSite}>Add a site</ButtonLink>
  if (sites.length === 0) {
    return (
      <EmptyState
        icon={MapPin}
        action={
          <Inline>
            {add}
            <ButtonLink to={companyLinks.map} tone="quiet">
              Find a place on the map
            </ButtonLink>
          </Inline>
        }
      >
        Add the places your people work at: workers book on there with a code you print.
      </EmptyState>
    )
  }
  return (
    <Page>
      <Stack gap="lg">
        <Inline justify="between">
          <Text>{sites.length === 1 ? '1 site' : `${sites.length} sites`}</Text>
          <Inline>
            <ButtonLink to={companyLinks.map} tone="quiet">
              Find a place on the map
            </ButtonLink>
            {add}
          </Inline>
        </Inline>
        <List label="Sites">
          {sites.map((site) => (
            <li key={site.id}>
              <SiteCard site={site} />
            </li>
          ))}
        </List>
      </Stack>
    </Page>
  )
}

const SiteCard = ({ site: { id, name, address, postcode, geofenceMetres, checkpoints } }: { site: Site }) => (
  <LinkCard title={name} to={companyLinks.site(id)}>
    <Text>
      {address}, {postcode}
    </Text>
    <Inline justify="between">
      <Text size="small" tone="muted">
        {geofenceMetres} m around the pin · {checkpointsText(checkpoints.length)}
      </Text>
      <ButtonLink to={`${companyLinks.qrCodes}?site=${id}`} tone="quiet" size="small" aria-label={`Codes of ${name}`}>
        Codes
      </ButtonLink>
    </Inline>
  </LinkCard>
)

function checkpointsText(count: number): string {
  if (count === 0) return 'no checkpoints'
  return count === 1 ? '1 checkpoint' : `${count} checkpoints`
}
