import type { AssignmentDetails, Handover } from '@s4/contract'
import { momentText, timeText } from '@s4/domain/shift-text'
import { Button, Disclosure, Inline, Section, Stack, Text } from '@s4/ui'
import { ReportAnswers } from '@s4/work'
import { useConfirmHandover, useHandovers } from './handover-queries'

/** What other guards wrote for this shift; nothing when there is nothing. Read ones are folded away. */
export function HandoverSection({ work }: { work: AssignmentDetails }) {
  const { data: handovers = [] } = useHandovers(work.id)
  if (handovers.length === 0) return null
  return (
    <Section title="Handover">
      <Stack gap="lg">
        {handovers.map((handover) =>
          handover.readAt === null ? (
            <UnreadHandover key={handover.id} handover={handover} work={work} />
          ) : (
            <Disclosure
              key={handover.id}
              summary={`From ${handover.seekerName}, read at ${timeText(handover.readAt, work.zone)}`}
            >
              <HandoverText handover={handover} zone={work.zone} />
            </Disclosure>
          ),
        )}
      </Stack>
    </Section>
  )
}

function UnreadHandover({ handover, work }: { handover: Handover; work: AssignmentDetails }) {
  const confirm = useConfirmHandover()
  return (
    <Stack>
      <HandoverText handover={handover} zone={work.zone} />
      <Inline>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate({ id: work.id, entryId: handover.id })}>
          I have read it
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        The company sees that you have read it.
      </Text>
    </Stack>
  )
}

const HandoverText = ({
  handover: { seekerName, text, form, writtenAt },
  zone,
}: {
  handover: Handover
  zone: string
}) => (
  <Stack gap="sm">
    <Text weight="bold">
      {seekerName}, {momentText(writtenAt, zone)}
    </Text>
    <Text preserveLines>{text}</Text>
    <ReportAnswers form={form} />
  </Stack>
)
