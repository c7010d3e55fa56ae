import { May, useMay } from '@s4/auth-session'
import type { PatrolRoute, Site } from '@s4/contract'
import { companyLinks } from '@s4/links'
import { useSites } from '@s4/queries'
import {
  ButtonLink,
  Card,
  Heading,
  Inline,
  List,
  Page,
  Refusal,
  SavedMark,
  Section,
  Stack,
  SwitchField,
  Text,
} from '@s4/ui'
import { useParams } from 'react-router-dom'
import { usePatrolRoutes, useSwitchRoute } from './patrol-queries'
import { RouteFormSection } from './route-form'

/** The patrol routes of a site. */
export function PatrolsPage() {
  const { id = '' } = useParams()
  const site = useSites().find((each) => each.id === id)
  const routes = usePatrolRoutes(id)
  if (!site) return null
  return (
    <Page width="form">
      <Stack gap="lg">
        <Stack gap="sm">
          <Heading level={2}>Patrols at {site.name}</Heading>
          <Text>
            Everybody on shift here walks each route and scans the code at every checkpoint. If two people are on shift,
            both walk it. A walk with a code that was not scanned in time is one alert. The report log shows each scan.
          </Text>
          <Inline>
            <ButtonLink to={companyLinks.sites} tone="plain">
              All sites
            </ButtonLink>
            <May to="site-codes.manage">
              <ButtonLink to={`${companyLinks.qrCodes}?site=${id}`} tone="quiet">
                Print the codes
              </ButtonLink>
            </May>
          </Inline>
        </Stack>
        {routes.length === 0 ? (
          <Text>No route yet.</Text>
        ) : (
          <List label="Routes">
            {routes.map((route) => (
              <li key={route.id}>
                <RouteCard route={route} site={site} />
              </li>
            ))}
          </List>
        )}
        <May to="sites.manage">
          <Section title="Add a route">
            {site.checkpoints.length === 0 ? (
              <>
                <Text>A route is made of checkpoints, and this site has none yet.</Text>
                <Inline>
                  <ButtonLink to={companyLinks.site(id)}>Add checkpoints</ButtonLink>
                </Inline>
              </>
            ) : (
              <RouteFormSection key={id} site={site} />
            )}
          </Section>
        </May>
      </Stack>
    </Page>
  )
}

function RouteCard({ route, site }: { route: PatrolRoute; site: Site }) {
  const change = useSwitchRoute()
  const mayChange = useMay()('sites.manage')
  const { name, letters, anyOrder, everyMinutes, times, windowMinutes, toleranceMinutes, isOn } = route
  const points = letters.flatMap((letter) => site.checkpoints.filter((point) => point.letter === letter))
  return (
    <Card as="article">
      <Stack gap="sm">
        <Heading level={3} size="body">
          {name}
        </Heading>
        <Text>
          {points.length === 0 ? 'Its checkpoints were removed' : points.map((point) => point.name).join(', ')}
          {anyOrder ? ', in any order' : ''}
        </Text>
        <Text size="small" tone="muted">
          {everyMinutes === null ? `At ${times.join(', ')}` : `Every ${everyMinutes} minutes`} · {windowMinutes} minutes
          to walk it, {toleranceMinutes} minutes of tolerance
        </Text>
        {mayChange ? (
          <>
            <SwitchField
              label={`${name} is walked`}
              checked={isOn}
              disabled={change.isPending}
              onChange={() => change.mutate({ id: site.id, routeId: route.id, isOn: !isOn })}
            />
            <SavedMark state={change.status} />
          </>
        ) : (
          <Text>{isOn ? 'On' : 'Off'}</Text>
        )}
        <Refusal failure={change.error} />
      </Stack>
    </Card>
  )
}
