import type { ReportedProblemDetails } from '@s4/contract'
import { Button, Callout, Inline } from '@s4/ui'
import { useState } from 'react'
import type { Side } from '@s4/links'
import { useClose } from './problem-queries'
import { ReopenModal } from './reopen-modal'
import { ResolveModal } from './resolve-modal'

/** Resolving, closing and reopening, as far as this side may. */
export function ProblemActions({ problem, side }: { problem: ReportedProblemDetails; side: Side }) {
  const { id, status, raisedBy, noShowStands, decidedAt } = problem
  const close = useClose()
  const [openModal, setOpenModal] = useState<'nothing' | 'resolve' | 'reopen'>('nothing')
  const done = () => setOpenModal('nothing')
  const open = status === 'open' || status === 'inProgress'
  const mayClose = status === 'resolved' || (open && raisedBy === side)

  return (
    <>
      {open && noShowStands && (
        <Callout>
          {side === 'company' ? 'You can withdraw the no-show' : 'The company can withdraw the no-show'}; otherwise S4’s
          staff decide. What you both write here is read for it.
        </Callout>
      )}
      {status === 'resolved' && decidedAt !== null && (
        <Callout tone="success" title="S4 has decided">
          It closes by itself after 7 days. If something new has come up, ask S4.
        </Callout>
      )}
      {status === 'resolved' && decidedAt === null && (
        <Callout tone="success" title={side === 'seeker' ? 'Is it solved?' : 'We sent the worker a notification'}>
          {side === 'seeker'
            ? 'Close it if it is, or reopen it and say what is still wrong.'
            : 'They can close it or reopen it.'}{' '}
          It closes by itself 7 days after it was resolved.
        </Callout>
      )}
      <Inline>
        {open && side === 'company' && (
          <Button onClick={() => setOpenModal('resolve')}>{noShowStands ? 'Withdraw the no-show' : 'Resolve'}</Button>
        )}
        {mayClose && (
          <Button tone="quiet" busy={close.isPending} onClick={() => close.mutate({ id })}>
            {status === 'resolved' && decidedAt === null ? 'It is solved: close it' : 'Close it'}
          </Button>
        )}
        {!open && decidedAt === null && (
          <Button tone="quiet" onClick={() => setOpenModal('reopen')}>
            Reopen
          </Button>
        )}
      </Inline>
      {openModal === 'resolve' && <ResolveModal problem={problem} onClose={done} />}
      {openModal === 'reopen' && <ReopenModal id={id} onClose={done} />}
    </>
  )
}
