import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import { keptInTab } from '@s4/api-client/tab-drafts'
import { useChange } from '@s4/queries'
import { Button, ButtonLink, DateField, ErrorSummary, FieldGroup, Form, Inline, TextField } from '@s4/ui'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'

const loadGapNoteDraft = () => import('./gap-fields').then(({ GapNoteDraft }) => GapNoteDraft)

export function GapForm({ from, to }: { from: string; to: string }) {
  const create = useChange('gapNote.create')
  const navigate = useNavigate()
  const keepsDraft = useMemo(() => keptInTab(`gap ${from}`), [from])
  const { field, errors, formProps, formState, forgetDraft } = useContractForm({
    schema: loadGapNoteDraft,
    defaultValues: { from, to, reason: '' },
    failure: create.error,
    keepsDraft,
    onSubmit: (draft) =>
      create.mutateAsync(draft).then(
        () => {
          forgetDraft()
          return navigate(seekerLinks.screeningFile)
        },
        () => undefined,
      ),
  })

  return (
    <EditPage title="Explain a gap">
      <Form label="Explain a gap" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <FieldGroup>
          <DateField label="From" {...field('from')} />
          <DateField label="Until" {...field('to')} />
        </FieldGroup>
        <TextField
          label="What you were doing"
          hint="Such as looking for work or caring for somebody. Keep something that shows it."
          {...field('reason')}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save explanation
          </Button>
          <ButtonLink to={seekerLinks.screeningFile} tone="plain" onClick={forgetDraft}>
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}
