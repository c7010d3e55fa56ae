import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import { keptInTab } from '@s4/api-client/tab-drafts'
import type { Experience } from '@s4/contract'
import { useChange } from '@s4/queries'
import { ActionBar, Button, ButtonLink, DateField, ErrorSummary, FieldGroup, Form, TextArea, TextField } from '@s4/ui'
import { useMemo } from 'react'
import { EditPage } from '../edit/edit-page'
import { PROFILE_PATH, useContinueProfile } from '../edit/use-continue-profile'

const loadExperienceDraft = () => import('./experience-fields').then(({ ExperienceDraft }) => ExperienceDraft)

const blank = { employer: '', position: '', description: '', from: '', to: '' }

export function ExperienceForm({ held }: { held?: Experience | undefined }) {
  const create = useChange('experience.create')
  const update = useChange('experience.update')
  const continueProfile = useContinueProfile()
  const keepsDraft = useMemo(() => keptInTab(`experience ${held?.id ?? 'new'}`), [held?.id])
  const { field, errors, formProps, formState, forgetDraft } = useContractForm({
    schema: loadExperienceDraft,
    defaultValues: held ? { ...held, to: held.to ?? '' } : blank,
    failure: create.error ?? update.error,
    keepsDraft,
    onSubmit: (draft) =>
      (held ? update.mutateAsync({ ...draft, id: held.id }) : create.mutateAsync(draft)).then(
        () => {
          forgetDraft()
          return continueProfile({ message: 'Your experience is saved.', returnTo: seekerLinks.editExperience })
        },
        () => undefined,
      ),
  })

  return (
    <EditPage title={held ? 'Change experience' : 'Add experience'}>
      <Form label="Experience" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField
          label="Job title"
          hint="Paid or unpaid, such as door supervisor or helper. None yet? Write “No work yet”."
          autoComplete="organization-title"
          {...field('position')}
        />
        <TextField
          label="Employer or client"
          hint="You can also write “Self-employed”, “Family” or “None”."
          autoComplete="organization"
          {...field('employer')}
        />
        <FieldGroup min={200}>
          <DateField
            label="From"
            hint="The first day. If you do not know it, put the first of the month. No work yet? Put today."
            {...field('from')}
          />
          <DateField label="Until" optional hint="Leave empty if you still do it." {...field('to')} />
        </FieldGroup>
        <TextArea label="What you did there" optional {...field('description')} />
        <ActionBar>
          <Button type="submit" busy={formState.isSubmitting}>
            Save experience
          </Button>
          <ButtonLink to={held ? seekerLinks.editExperience : PROFILE_PATH} tone="plain" onClick={forgetDraft}>
            Cancel
          </ButtonLink>
        </ActionBar>
      </Form>
    </EditPage>
  )
}
