import { useContractForm } from '@s4/api-client/forms'
import type { AssignmentDetails, Counter } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { fullness } from '@s4/domain/site-count'
import { Button, Callout, CounterPad, Form, Inline, Modal, Refusal, Section, Stack, Text, TextArea } from '@s4/ui'
import { useState } from 'react'
import { waitingFor } from '../phone-queue/as-pressed'
import { useKeptActions } from '../phone-queue/phone'
import { useCounters, usePress, useReset } from './counter-queries'
import { usePresses } from './use-presses'

const loadResetFields = () => import('./counter-fields').then(({ ResetFields }) => ResetFields)

/** Counts people and vehicles at the site, with all other workers there; nothing at a site without limits. */
export function CounterSection({ work }: { work: AssignmentDetails }) {
  const { data: { counters, isOld } = { counters: [], isOld: false } } = useCounters(work.id)
  if (counters.length === 0) return null
  return (
    <Section title="Counter">
      <Stack gap="lg">
        {isOld && (
          <Callout tone="warning">There is no signal. What other doors count now is not in these numbers.</Callout>
        )}
        {counters.map((counter) => (
          <OneCounter key={counter.kind} counter={counter} work={work} />
        ))}
      </Stack>
    </Section>
  )
}

const words = {
  people: { title: 'People', one: 'person', full: 'Full: let nobody in until somebody leaves.' },
  vehicles: { title: 'Vehicles', one: 'vehicle', full: 'Full: let no vehicle in until one leaves.' },
} as const

function OneCounter({ counter, work }: { counter: Counter; work: AssignmentDetails }) {
  const { kind, limit, peak, since } = counter
  const { send, pressed, isOwn } = usePress(work.id, kind)
  const { waiting, press: hold } = usePresses(send)
  const inside = Math.max(0, useInside(counter, work.id, isOwn) + pressed + waiting.ins - waiting.outs)
  const state = fullness(inside, limit)
  const { title, one } = words[kind]

  return (
    <Stack gap="sm">
      <Text weight="bold">{title}</Text>
      <CounterPad
        label={title}
        value={inside}
        note={limit === null ? undefined : `of ${limit}`}
        tone={state === 'full' ? 'danger' : state === 'nearly' ? 'warning' : 'neutral'}
        inLabel={`One ${one} in`}
        outLabel={`One ${one} out`}
        onIn={() => hold({ ins: 1 })}
        onOut={() => hold({ outs: 1 })}
      />
      <Text weight={state === 'free' ? 'normal' : 'bold'}>
        {stateText(state, kind)}
        {since && ` Most at one time since ${timeText(since, work.zone)}: ${Math.max(peak, inside)}.`}
      </Text>
      <Reset counter={counter} work={work} />
    </Stack>
  )
}

const stateText = (state: ReturnType<typeof fullness>, kind: Counter['kind']) => {
  if (state === 'full') return words[kind].full
  return state === 'nearly' ? 'Nearly full.' : `${words[kind].title} inside, counted by everybody at this site.`
}

/** With what this phone keeps and has not sent, but for what is counted as pressed here. */
function useInside({ kind, inside }: Counter, workId: string, isCounted: (key: string) => boolean): number {
  return waitingFor(workId, useKeptActions())
    .filter(({ key, input }) => input['kind'] === kind && !isCounted(key))
    .reduce((sum, { name, input }) => {
      if (name === 'counters.reset') return 0
      return name === 'counters.press' ? sum + Number(input['ins']) - Number(input['outs']) : sum
    }, inside)
}

function Reset({ counter: { kind }, work }: { counter: Counter; work: AssignmentDetails }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Inline>
        <Button size="small" tone="plain" onClick={() => setOpen(true)}>
          Set to 0
        </Button>
      </Inline>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={`Set ${words[kind].title.toLowerCase()} to 0?`}>
        {isOpen && <ResetForm kind={kind} workId={work.id} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

interface ResetFormProps {
  kind: Counter['kind']
  workId: string
  onDone: () => void
}

function ResetForm({ kind, workId, onDone }: ResetFormProps) {
  const reset = useReset()
  const { field, formProps } = useContractForm({
    schema: loadResetFields,
    defaultValues: { reason: '' },
    failure: reset.error,
    keepsDraft: false,
    onSubmit: ({ reason }) =>
      reset.mutateAsync({ id: workId, kind, reason }).then(
        () => onDone(),
        () => undefined,
      ),
  })
  return (
    <Form label="Set to 0" {...formProps}>
      <Refusal failure={reset.error} />
      <TextArea label="Why" rows={2} hint="The company reads it, such as: new event." {...field('reason')} />
      <Inline>
        <Button type="submit" busy={reset.isPending}>
          Set to 0
        </Button>
      </Inline>
    </Form>
  )
}
