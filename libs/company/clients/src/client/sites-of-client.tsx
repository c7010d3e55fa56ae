import { useMay } from '@s4/auth-session'
import type { Client } from '@s4/contract'
import { companyLinks } from '@s4/links'
import { useSites } from '@s4/queries'
import { Button, CheckboxGroupField, Inline, List, Refusal, Section, Stack, Text, TextLink } from '@s4/ui'
import { useState } from 'react'
import { usePlaceSites } from '../queries/client-queries'

/** The sites of a client, and the choice of them. */
export function SitesOfClient({ client }: { client: Client }) {
  const [choosing, setChoosing] = useState(false)
  const mayManage = useMay()('clients.manage')
  return (
    <Section
      title="Sites"
      action={
        !choosing &&
        mayManage && (
          <Button tone="quiet" size="small" onClick={() => setChoosing(true)}>
            Choose sites
          </Button>
        )
      }
    >
      {choosing ? (
        <ChooseSites client={client} onDone={() => setChoosing(false)} />
      ) : client.sites.length === 0 ? (
        <Text tone="muted">No site belongs to this client yet. Jobs at its sites are counted here.</Text>
      ) : (
        <List label="Sites" gap="xs">
          {client.sites.map(({ id, name }) => (
            <li key={id}>
              <TextLink to={companyLinks.site(id)}>{name}</TextLink>
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}

function ChooseSites({ client, onDone }: { client: Client; onDone: () => void }) {
  const sites = useSites()
  const place = usePlaceSites()
  const [chosen, setChosen] = useState(client.sites.map(({ id }) => id))
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])

  if (sites.length === 0)
    return (
      <Stack align="start">
        <Text tone="muted">You have no sites yet.</Text>
        <TextLink to={companyLinks.newSite}>Add a site</TextLink>
      </Stack>
    )
  return (
    <Stack>
      <Refusal failure={place.error} />
      <CheckboxGroupField
        label="Sites of this client"
        hint="A site has one client. If you choose it here, it leaves the other client. Its upcoming jobs go with it."
        name="siteIds"
        options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        values={chosen}
        onChange={(event) => toggle(event.target.value)}
      />
      <Inline>
        <Button
          busy={place.isPending}
          onClick={() => place.mutate({ id: client.id, siteIds: chosen }, { onSuccess: onDone })}
        >
          Save sites
        </Button>
        <Button tone="plain" onClick={onDone}>
          Cancel
        </Button>
      </Inline>
    </Stack>
  )
}
