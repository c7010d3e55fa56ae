import type { CompanyJob } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { formatPence, formatRate } from '@s4/domain/money'
import { shiftMinutes, shiftText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useToast } from '@s4/toast'
import { Button, Callout, CheckboxField, Inline, List, Modal, Stack, Text, TextLink } from '@s4/ui'
import { useState } from 'react'
import { countText } from './count-text'
import { usePublish } from './job-changes'

interface Refused {
  job: CompanyJob
  message: string
}

/** Posts several drafts after one question, which shows each with its next shift and what it costs. */
export function PostDrafts({ drafts }: { drafts: readonly CompanyJob[] }) {
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  return (
    <>
      {drafts.length > 1 && (
        <Inline>
          <Button tone="quiet" onClick={() => setAsking(true)}>
            Post several drafts
          </Button>
        </Inline>
      )}
      {refused.length > 0 && (
        <Callout tone="danger" live title={`${countText(refused.length, 'draft')} could not be posted`}>
          <List label="Not posted" gap="xs">
            {refused.map(({ job, message }) => (
              <li key={job.id}>
                <TextLink to={companyLinks.job(job.id)}>{job.title}</TextLink>: {message}
              </li>
            ))}
          </List>
        </Callout>
      )}
      {asking && <AskPost drafts={drafts} onDone={setRefused} onClose={() => setAsking(false)} />}
    </>
  )
}

interface AskPostProps {
  drafts: readonly CompanyJob[]
  onDone: (refused: readonly Refused[]) => void
  onClose: () => void
}

function AskPost({ drafts, onDone, onClose }: AskPostProps) {
  // Those of recurring work are meant to be posted; others may be unfinished.
  const [chosen, setChosen] = useState(() => new Set(drafts.filter(({ recurring }) => recurring).map(({ id }) => id)))
  const [posting, setPosting] = useState(0)
  const publish = usePublish()
  const toast = useToast()
  const toPost = drafts.filter(({ id }) => chosen.has(id))
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })

  async function post(): Promise<void> {
    const refused: Refused[] = []
    for (const [index, job] of toPost.entries()) {
      setPosting(index + 1)
      await publish.mutateAsync({ id: job.id }).catch((error: ApiError) => {
        refused.push({ job, message: Object.values(error.fields)[0] ?? error.message })
      })
    }
    if (toPost.length > refused.length) toast.success(`${countText(toPost.length - refused.length, 'job')} posted.`)
    onDone(refused)
    onClose()
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="Post these drafts?"
      description="Workers see a job as soon as it is posted."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={toPost.length === 0} busy={posting > 0} onClick={() => void post()}>
            {`Post ${countText(toPost.length, 'job')}`}
          </Button>
        </>
      }
    >
      <Stack>
        <List label="Drafts" gap="sm">
          {drafts.map((job) => (
            <li key={job.id}>
              <CheckboxField
                label={`${job.title}, ${job.siteName}`}
                hint={draftText(job)}
                checked={chosen.has(job.id)}
                onChange={() => toggle(job.id)}
              />
            </li>
          ))}
        </List>
        {posting > 0 && (
          <Text size="small" tone="muted">
            {posting} of {toPost.length}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}

/** `Sat 5 Dec, 21:00–03:00 · 2 places · £15.50/h, £186.00 in all`; the sum where there is one shift. */
function draftText({ nextShift, zone, places, shiftCount, payPerHour }: CompanyJob): string {
  const cost = nextShift && shiftCount === 1 ? (shiftMinutes(nextShift) * payPerHour * places) / 60 : null
  return [
    nextShift ? shiftText(nextShift, zone) : 'No upcoming shift',
    ...(shiftCount > 1 ? [countText(shiftCount, 'shift')] : []),
    countText(places, 'place'),
    `${formatRate(payPerHour)}${cost === null ? '' : `, ${formatPence(Math.round(cost))} at this pay`}`,
  ].join(' · ')
}
