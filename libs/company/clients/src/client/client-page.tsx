import { useMay } from '@s4/auth-session'
import type { Client, ClientJob, PostsOfDay } from '@s4/contract'
import { phoneText } from '@s4/domain/phone-text'
import { dateText, localDate, shiftTimes } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import {
  Badge,
  Button,
  ButtonLink,
  Callout,
  ExternalLink,
  Inline,
  LinkCard,
  List,
  Page,
  Section,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useClient } from '../queries/client-queries'
import { Contracts } from '../contract/contracts'
import { ClientLinks } from '../links/client-links'
import { SitesOfClient } from './sites-of-client'

export function ClientPage() {
  const { id = '' } = useParams()
  const client = useClient(id)
  const mayManage = useMay()('clients.manage')
  return (
    <Page>
      <Stack gap="lg">
        <Head client={client} />
        {client.archivedAt !== null && <Archived client={client} />}
        {client.postsAhead.length > 0 && <PostsAhead client={client} />}
        <JobsAhead jobs={client.jobsAhead} clientId={client.id} />
        <Contracts client={client} />
        <SitesOfClient client={client} />
        <ClientLinks clientId={client.id} email={client.billingEmail} />
        {client.archivedAt === null && mayManage && <Archive client={client} />}
      </Stack>
    </Page>
  )
}

function Head({ client }: { client: Client }) {
  const { id, name, contactName, phone, billingEmail, notes } = client
  const mayManage = useMay()('clients.manage')
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text size="title" weight="bold">
          {name}
        </Text>
        <Inline>
          <ButtonLink tone="quiet" to={companyLinks.clientReport(id)}>
            Monthly report
          </ButtonLink>
          {mayManage && (
            <ButtonLink tone="quiet" to={companyLinks.editClient(id)}>
              Edit client
            </ButtonLink>
          )}
        </Inline>
      </Inline>
      {contactName || phone || billingEmail ? (
        <Inline>
          {contactName && <Text as="span">{contactName}</Text>}
          {phone && <ExternalLink href={`tel:${phone}`}>{phoneText(phone)}</ExternalLink>}
          {billingEmail && <ExternalLink href={`mailto:${billingEmail}`}>{billingEmail}</ExternalLink>}
        </Inline>
      ) : (
        <Text tone="muted">No contact given.</Text>
      )}
      {notes && <Text preserveLines>{notes}</Text>}
    </Stack>
  )
}

function PostsAhead({ client: { postsAhead: days, sites } }: { client: Client }) {
  const mayPost = useMay()('jobs.post')
  return (
    <Section title="People the contract asks for">
      <Text tone="muted">
        How many people the contract asks for on its days of the next week, how many of these places you posted, and how
        many are filled. Drafts do not count.
      </Text>
      <List label="People the contract asks for" gap="xs">
        {days.map((day) => (
          <li key={day.date}>
            <Inline justify="between">
              <Text as="span">{postsText(day)}</Text>
              <Badge tone={day.filled < day.required ? 'warning' : 'success'}>{shortText(day)}</Badge>
            </Inline>
            {day.missing.map((post) => (
              <Inline key={post.name}>
                <Text as="span" size="small" tone="muted">
                  {missingText(post)}
                </Text>
                {mayPost && (
                  <TextLink to={postLink(day.date, post, sites)} aria-label={postLabel(day.date, post)}>
                    {postWords(post)}
                  </TextLink>
                )}
              </Inline>
            ))}
          </li>
        ))}
      </List>
    </Section>
  )
}

type Missing = PostsOfDay['missing'][number]

/** `1 not posted, 2 not filled`: a place that is not posted cannot be filled. */
function shortText({ required, posted, filled }: PostsOfDay): string {
  const parts = [
    required > posted && `${required - posted} not posted`,
    posted > filled && `${posted - filled} not filled`,
  ]
  return parts.filter(Boolean).join(', ') || 'All covered'
}

const missingText = ({ name, required, posted, times }: Missing) =>
  `${name}${times ? `, ${times.start}–${times.end}` : ''}: ${posted} of ${required} posted`

const postWords = ({ required, posted }: Missing) => (required - posted === 1 ? 'Post it' : 'Post them')

const postLabel = (date: string, post: Missing) =>
  `${postWords(post)}: ${post.name}, ${dateText(date, { year: false })}`

/** The form of a new job, filled in with what the contract asks for. */
function postLink(date: string, post: Missing, sites: Client['sites']): string {
  const siteId = post.siteId ?? (sites.length === 1 ? sites[0]?.id : undefined)
  const params = new URLSearchParams({
    title: post.name,
    role: post.role,
    people: String(post.required - post.posted),
    date,
    ...(siteId && { site: siteId }),
    ...post.times,
  })
  return `${companyLinks.postJob}?${params}`
}

/** `Fri 27 Nov: 2 of 3 posted, 1 filled`. */
const postsText = ({ date, posted, filled, required }: PostsOfDay) =>
  `${dateText(date, { year: false })}: ${posted} of ${required} posted, ${filled} filled`

function JobsAhead({ jobs, clientId }: { jobs: Client['jobsAhead']; clientId: string }) {
  return (
    <Section
      title="Jobs ahead"
      action={
        <ButtonLink tone="quiet" size="small" to={`${companyLinks.jobs}?clientId=${clientId}`}>
          All jobs of this client
        </ButtonLink>
      }
    >
      {jobs.length === 0 ? (
        <Text tone="muted">No job at the sites of this client has shifts to come.</Text>
      ) : (
        <List label="Jobs ahead">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobAhead job={job} />
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}

function JobAhead({ job }: { job: ClientJob }) {
  const { id, title, siteName, zone, shifts, taken, places, draft } = job
  const open = places - taken
  return (
    <LinkCard title={title} level={3} to={companyLinks.job(id)}>
      <Inline justify="between">
        <Text as="span">
          {dateText(localDate(job.startsAt, zone))}, {shiftTimes(job, zone)}
          {shifts > 1 && ` and ${shifts - 1} more`} · {siteName}
        </Text>
        {draft ? (
          <Badge>Draft</Badge>
        ) : (
          <Badge tone={open > 0 ? 'warning' : 'success'}>{fillText(taken, places)}</Badge>
        )}
      </Inline>
    </LinkCard>
  )
}

const fillText = (taken: number, places: number) => `${taken} of ${places} filled`

function Archive({ client: { id, name } }: { client: Client }) {
  const archive = useUndoable('clients.archive', 'clients.restore', useUndo())
  const [now] = useState(() => new Date().toISOString())
  return (
    <Stack gap="sm" align="start">
      <Button
        tone="plain"
        onClick={() =>
          void archive({
            input: { id },
            rows: [{ id }],
            become: { archivedAt: now },
            said: () => `${name} is archived.`,
            back: () => ({ id }),
          })
        }
      >
        Archive client
      </Button>
      <Text size="small" tone="muted">
        It leaves the list. Its jobs and contracts stay, and you can bring it back.
      </Text>
    </Stack>
  )
}

function Archived({ client: { id, name } }: { client: Client }) {
  const restore = useUndoable('clients.restore', 'clients.archive', useUndo())
  const mayManage = useMay()('clients.manage')
  const bringBack = () =>
    void restore({
      input: { id },
      rows: [{ id }],
      become: { archivedAt: null },
      said: () => `${name} is back.`,
      back: () => ({ id }),
    })
  return (
    <Callout
      action={
        mayManage && (
          <Button size="small" tone="quiet" onClick={bringBack}>
            Bring it back
          </Button>
        )
      }
    >
      This client is archived.
    </Callout>
  )
}
