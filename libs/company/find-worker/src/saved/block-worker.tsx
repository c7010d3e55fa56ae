import { May } from '@s4/auth-session'
import type { SavedWorker, WorkerBlock } from '@s4/contract'
import { asSentence } from '@s4/domain/sentence'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useBlockForm } from '@s4/queries/forms'
import { Button, Callout, FailureState, List, Skeleton, Text } from '@s4/ui'
import { BlockModal } from '@s4/work'
import { useState } from 'react'
import { useBlocks } from '../queries/find-worker-queries'

type Step = 'block' | 'unblock'

/** Why a worker is blocked. */
export const Blocked = ({ block }: { block: WorkerBlock }) => (
  <Callout tone="danger" title="Blocked for your jobs">
    {whyText(block)}
  </Callout>
)

/** Sets a block and lifts it. */
export function BlockButton({ worker: { seekerId, fullname, block } }: { worker: SavedWorker }) {
  const [step, setStep] = useState<Step | null>(null)
  return (
    <May to="workers.save">
      <Button
        size="small"
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={block ? `Unblock ${fullname}` : `Block ${fullname} for your jobs`}
        onClick={() => setStep(block ? 'unblock' : 'block')}
      >
        {block ? 'Unblock' : 'Block for your jobs'}
      </Button>
      {step && <Change seekerId={seekerId} fullname={fullname} step={step} onClose={() => setStep(null)} />}
    </May>
  )
}

interface ChangeProps extends Pick<SavedWorker, 'seekerId' | 'fullname'> {
  step: Step
  onClose: () => void
}

function Change({ seekerId, fullname, step, onClose }: ChangeProps) {
  const form = useBlockForm(seekerId, step, onClose)
  return <BlockModal step={step} fullname={fullname} onClose={onClose} {...form} />
}

/** When and why a worker was blocked before. */
export function Blocks({ seekerId }: { seekerId: string }) {
  const { data, error, refetch, isFetching } = useBlocks(seekerId)
  if (error)
    return (
      <FailureState onRetry={() => void refetch()} busy={isFetching}>
        {error.message}
      </FailureState>
    )
  if (!data) return <Skeleton shape="text" />
  if (data.length === 0) return <Text tone="muted">Never blocked.</Text>
  return (
    <List label="History">
      {data.map((one) => (
        <li key={one.id}>
          <Text size="small">{whyText(one)}</Text>
          {one.lifted && (
            <Text size="small" tone="muted">
              Lifted {momentBy(one.lifted)}: {asSentence(one.lifted.reason)}
            </Text>
          )}
        </li>
      ))}
    </List>
  )
}

const momentBy = ({ at, by }: { at: string; by: string }) => `${dateText(localDate(at))}${by && ` by ${by}`}`
const whyText = ({ reason, setAt, setBy }: WorkerBlock) =>
  `${asSentence(reason)} Since ${momentBy({ at: setAt, by: setBy })}.`
