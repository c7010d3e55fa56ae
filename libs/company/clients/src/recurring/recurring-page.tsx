import { useMay } from '@s4/auth-session'
import { useContractForm } from '@s4/api-client/forms'
import type { RecurringDemand } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import {
  Button,
  ButtonLink,
  Callout,
  DateField,
  Form,
  Inline,
  List,
  Modal,
  Page,
  Refusal,
  Section,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@s4/ui'
import { statusTones } from '@s4/work'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useEndRecurring, useRecurring, useResumeRecurring, useRetryRecurring } from '../queries/recurring-queries'
import { OccurrenceList } from './occurrence-list'
import { toTypedRecurring } from './recurring-form-values'
import { recurringRead } from './recurring-read'
import { daysText, peopleText, runText, stateText } from './recurring-words'

const loadEnd = () => import('./recurring-fields').then(({ End }) => End)

type Stays = RecurringDemand['stays']

export function RecurringPage() {
  const { id = '' } = useParams()
  const demand = useRecurring(id)
  // The form of a change leads here with what stays as it was.
  const [stays, setStays] = useState<Stays>((useLocation().state as { stays?: Stays } | null)?.stays ?? [])
  const mayPost = useMay()('jobs.post')
  const failed = demand.occurrences.filter(({ problem, job }) => problem !== null && job === null)
  return (
    <Page>
      <Stack gap="lg">
        <Head demand={demand} />
        {stays.length > 0 && <WhatStays stays={stays} />}
        <Drafts occurrences={demand.occurrences} />
        {failed.length > 0 && mayPost && demand.state === 'running' && <Failed id={id} count={failed.length} />}
        <Section title="Days to come">
          <Text size="small" tone="muted">
            {aheadText(demand)}
          </Text>
          <OccurrenceList occurrences={demand.occurrences} zone={demand.zone} />
        </Section>
        {demand.state !== 'ended' && mayPost && <Stop demand={demand} onEnded={setStays} />}
      </Stack>
    </Page>
  )
}

function Head({ demand: { id, state, siteName, fields } }: { demand: RecurringDemand }) {
  const mayPost = useMay()('jobs.post')
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text size="title" weight="bold">
          {fields.title}
        </Text>
        {mayPost && (
          <ButtonLink tone="quiet" to={companyLinks.editRecurring(id)}>
            Change it
          </ButtonLink>
        )}
      </Inline>
      <Text>
        {daysText(fields.days)} · {peopleText(fields.positions)} · {siteName}
      </Text>
      <Inline>
        <StatusBadge tone={statusTones.recurring[state]}>{stateText({ state, publish: fields.publish })}</StatusBadge>
        <Text as="span" tone="muted">
          {runText(fields)}
        </Text>
      </Inline>
    </Stack>
  )
}

const aheadText = ({ fields: { weeksAhead, publish } }: RecurringDemand) =>
  `Jobs are made ${weeksAhead === 1 ? '1 week' : `${weeksAhead} weeks`} ahead, ` +
  (publish ? 'and posted at once.' : 'as drafts for you to post.')

const stayWords: Record<Stays[number]['why'], string> = {
  agreed: 'somebody has agreed to work',
  offered: 'an offer is open',
  changed: 'it was changed by hand',
  closed: 'it was closed by hand',
}

const WhatStays = ({ stays }: { stays: Stays }) => (
  <Callout
    tone="warning"
    title={stays.length === 1 ? 'One job stays as it was' : `${stays.length} jobs stay as they were`}
  >
    <List label="Jobs that stay" gap="xs">
      {stays.map(({ date, jobId, why }) => (
        <li key={jobId}>
          <TextLink to={companyLinks.job(jobId)}>{dateText(date)}</TextLink>: {stayWords[why]}.
        </li>
      ))}
    </List>
  </Callout>
)

function Drafts({ occurrences }: Pick<RecurringDemand, 'occurrences'>) {
  const drafts = occurrences.filter(({ job }) => job?.status === 'draft').length
  if (drafts === 0) return null
  return (
    <Callout
      tone="warning"
      title={drafts === 1 ? '1 job is a draft' : `${drafts} jobs are drafts`}
      action={
        <ButtonLink tone="quiet" size="small" to={`${companyLinks.jobs}?state=draft`}>
          See drafts
        </ButtonLink>
      }
    >
      No worker sees a draft before you post it.
    </Callout>
  )
}

function Failed({ id, count }: { id: string; count: number }) {
  const retry = useRetryRecurring()
  return (
    <>
      <Callout
        tone="danger"
        title={count === 1 ? 'One day has no job' : `${count} days have no job`}
        action={
          <Button tone="quiet" size="small" busy={retry.isPending} onClick={() => retry.mutate({ id })}>
            Try again
          </Button>
        }
      >
        The list below says why.
      </Callout>
      <Refusal failure={retry.error} />
    </>
  )
}

function Stop({ demand, onEnded }: { demand: RecurringDemand; onEnded: (stays: Stays) => void }) {
  const { id, state } = demand
  const pause = useUndoable('recurring.pause', 'recurring.resume', useUndo())
  const resume = useResumeRecurring()
  const [ending, setEnding] = useState(false)
  return (
    <Stack gap="sm" align="start">
      <Refusal failure={resume.error} />
      <Inline>
        {state === 'paused' ? (
          <Button tone="quiet" busy={resume.isPending} onClick={() => resume.mutate({ id })}>
            Resume
          </Button>
        ) : (
          <Button
            tone="quiet"
            onClick={() =>
              void pause({
                input: { id },
                rows: [{ id }],
                become: { state: 'paused' },
                said: () => 'Paused.',
                back: () => ({ id }),
              })
            }
          >
            Pause
          </Button>
        )}
        <Button tone="plain" onClick={() => setEnding(true)}>
          End it
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        {state === 'paused' ? 'No job is made until you resume. ' : 'A pause makes no more jobs. '}
        Those made stay.
      </Text>
      <Modal open={ending} onClose={() => setEnding(false)} title="When does it end?">
        <EndForm demand={demand} onEnded={onEnded} onClose={() => setEnding(false)} />
      </Modal>
    </Stack>
  )
}

interface EndFormProps {
  demand: RecurringDemand
  onEnded: (stays: Stays) => void
  onClose: () => void
}

/** Holds every field, though only the last day is typed, so that a change by somebody else is named. */
function EndForm({ demand: { id, version, fields, siteName }, onEnded, onClose }: EndFormProps) {
  const end = useEndRecurring()
  const [today] = useState(() => localDate(new Date().toISOString()))
  const { field, formProps, formState } = useContractForm({
    schema: loadEnd,
    defaultValues: { ...toTypedRecurring(fields), until: today },
    record: recurringRead(fields, [{ id: fields.siteId, name: siteName }]),
    failure: end.error,
    keepsDraft: false,
    onSubmit: (typed) =>
      end.mutateAsync({ id, version, ...typed }).then(
        ({ stays }) => {
          onEnded(stays)
          onClose()
        },
        () => undefined,
      ),
  })
  return (
    <Form label="End recurring work" {...formProps}>
      {formProps.changed.length === 0 && <Refusal failure={end.error} />}
      <DateField
        label="Last day"
        hint="Jobs after it are cancelled. Those with an offer or agreed work stay."
        {...field('until')}
      />
      <Inline>
        <Button type="submit" tone="danger" busy={formState.isSubmitting}>
          End it after this day
        </Button>
        <Button tone="plain" onClick={onClose}>
          Keep it
        </Button>
      </Inline>
    </Form>
  )
}
