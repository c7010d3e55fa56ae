import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import type { AssignmentDetails } from '@s4/contract'
import { useProblemAbout, useReportProblem } from '@s4/queries'
import { Button, ButtonLink, Refusal, Text } from '@s4/ui'
import { ReasonModal } from '@s4/work'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

const loadAppealFields = () => import('./appeal-no-show-fields').then(({ AppealFields }) => AppealFields)

/** Appeals against a no-show; afterwards links to the problem opened for the appeal. */
export function AppealNoShow({ assignment }: { assignment: AssignmentDetails }) {
  const { problem: appealed } = useProblemAbout(assignment, 'noShow')
  const [isModalOpen, setModalOpen] = useState(false)

  if (appealed)
    return (
      <ButtonLink tone="quiet" to={`${seekerLinks.problems}?problem=${appealed.id}`}>
        Your appeal {appealed.number}
      </ButtonLink>
    )
  return (
    <>
      <Button onClick={() => setModalOpen(true)}>Appeal</Button>
      {isModalOpen && <AppealModal assignment={assignment} onClose={() => setModalOpen(false)} />}
    </>
  )
}

function AppealModal({ assignment, onClose }: { assignment: AssignmentDetails; onClose: () => void }) {
  const { id, jobId, title } = assignment
  const appeal = useReportProblem()
  const navigate = useNavigate()
  const { formProps, field } = useContractForm({
    schema: loadAppealFields,
    defaultValues: { text: '' },
    failure: appeal.error,
    keepsDraft: false,
    onSubmit: ({ text }) =>
      appeal.mutate(
        {
          jobId,
          assignmentId: id,
          category: 'noShow',
          severity: 'high',
          subject: `No-show appeal: ${title}`.slice(0, 120),
          text,
        },
        { onSuccess: (problem) => void navigate(`${seekerLinks.problems}?problem=${problem.id}`) },
      ),
  })
  return (
    <ReasonModal
      tone="action"
      title="Appeal against the no-show"
      hint="The company and S4’s staff read it. Say when you were where, and who saw you."
      confirmLabel="Send the appeal"
      busy={appeal.isPending}
      formProps={formProps}
      field={field('text')}
      onClose={onClose}
    >
      <Text>It gets a number. The company can withdraw the no-show. If it does not, S4’s staff decide.</Text>
      <Refusal failure={appeal.error} />
    </ReasonModal>
  )
}
