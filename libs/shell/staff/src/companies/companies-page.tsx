import { useApi } from '@s4/api-client'
import type { StaffCompany } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { vettingLabels } from '@s4/domain/vetting'
import { shellLinks } from '@s4/links'
import { Button, EmptyState, Inline, LinkCard, List, Section, Skeleton, Stack, Text, TextField } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STAFF_LIST_LENGTH } from '@s4/domain/staff-lists'
import { FirstOnly } from '../lists/first-only'
import { namedCompaniesQuery, useCompaniesToVet } from '../queries/staff-queries'

/** Companies that wait for a decision, the longest waiting first, and a search among all. */
export function CompaniesPage() {
  const waiting = useCompaniesToVet()
  const [name, setName] = useState('')
  const [asked, setAsked] = useState('')

  return (
    <Stack gap="lg">
      <Section title="Companies waiting">
        {waiting.length === 0 ? (
          <EmptyState>No company waits.</EmptyState>
        ) : (
          <CompanyList label="Companies waiting" companies={waiting} />
        )}
        <FirstOnly list={waiting} />
      </Section>
      <Section title="Find a company">
        <form
          role="search"
          aria-label="Find a company"
          onSubmit={(event) => {
            event.preventDefault()
            setAsked(name.trim())
          }}
        >
          <Stack gap="sm">
            <TextField label="Part of its name" value={name} onChange={(event) => setName(event.target.value)} />
            <Inline>
              <Button type="submit" tone="quiet">
                Find
              </Button>
            </Inline>
          </Stack>
        </form>
        {asked !== '' && <Found name={asked} />}
      </Section>
    </Stack>
  )
}

function Found({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(namedCompaniesQuery(useApi(), name))
  if (error)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        We could not load the companies.
      </EmptyState>
    )
  if (!data) return <Skeleton />
  if (data.length === 0) return <EmptyState>No company has “{name}” in its name.</EmptyState>
  return (
    <>
      <CompanyList label={`Companies with “${name}” in their name`} companies={data} />
      {data.length >= STAFF_LIST_LENGTH && <Text tone="muted">Only the first are shown: type more of the name.</Text>}
    </>
  )
}

const CompanyList = ({ label, companies }: { label: string; companies: readonly StaffCompany[] }) => (
  <List label={label}>
    {companies.map(({ id, companyName, status, waitingSince }) => (
      <li key={id}>
        <LinkCard title={companyName} level={3} to={shellLinks.staffCompany(id)}>
          <Text size="small" tone="muted">
            {vettingLabels[status]}
            {waitingSince && `, waiting since ${momentText(waitingSince)}`}
          </Text>
        </LinkCard>
      </li>
    ))}
  </List>
)
