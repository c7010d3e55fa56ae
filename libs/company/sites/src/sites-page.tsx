import { May, useMay } from '@s4/auth-session'
import { companyLinks } from '@s4/links'
import type { Site } from '@s4/contract'
import { useSites } from '@s4/queries'
import { ButtonLink, Card, EmptyState, Heading, Inline, LinkCard, List, Page, Stack, TabTitle, Text } from '@s4/ui'

export function SitesPage() {
  const sites = useSites()
  const add = (
    <May to="sites.manage">
      <ButtonLink to={companyLinks.newSite}>Add a site</ButtonLink>
    </May>
  )
  if (sites.length === 0) {
    return (
      <>
        <TabTitle title="Sites" />
        <EmptyState
          drawing="search"
          action={
            <Inline>
              {add}
              <ButtonLink to={companyLinks.map} tone="quiet">
                Find a place on the map
              </ButtonLink>
            </Inline>
          }
        >
          Add the places where your people work. Workers book on there with a code you print.
        </EmptyState>
      </>
    )
  }
  return (
    <Page>
      <TabTitle title="Sites" />
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

function SiteCard({ site }: { site: Site }) {
  const mayChange = useMay()('sites.manage')
  if (mayChange)
    return (
      <LinkCard title={site.name} to={companyLinks.site(site.id)}>
        <SiteFacts site={site} />
      </LinkCard>
    )
  return (
    <Card>
      <Heading level={2} size="body">
        {site.name}
      </Heading>
      <SiteFacts site={site} />
    </Card>
  )
}

const SiteFacts = ({
  site: { id, name, address, postcode, geofenceMetres, boundary, checkpoints },
}: {
  site: Site
}) => (
  <>
    <Text>
      {address}, {postcode}
    </Text>
    <Inline justify="between">
      <Text size="small" tone="muted">
        {boundary ? `${boundary.length} corners` : `${geofenceMetres} m from the pin`} ·{' '}
        {checkpointsText(checkpoints.length)}
      </Text>
      <Inline>
        <ButtonLink to={companyLinks.sitePatrols(id)} tone="quiet" size="small" aria-label={`Patrols of ${name}`}>
          Patrols
        </ButtonLink>
        <May to="site-codes.manage">
          <ButtonLink
            to={`${companyLinks.qrCodes}?site=${id}`}
            tone="quiet"
            size="small"
            aria-label={`Codes of ${name}`}
          >
            Codes
          </ButtonLink>
        </May>
      </Inline>
    </Inline>
  </>
)

function checkpointsText(count: number): string {
  if (count === 0) return 'no checkpoints'
  return count === 1 ? '1 checkpoint' : `${count} checkpoints`
}
