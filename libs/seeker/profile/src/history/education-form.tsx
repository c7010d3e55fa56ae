import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import { keptInTab } from '@s4/api-client/tab-drafts'
import type { Education } from '@s4/contract'
import { useChange } from '@s4/queries'
import { ActionBar, Button, ButtonLink, DateField, ErrorSummary, FieldGroup, Form, TextField } from '@s4/ui'
import { useMemo } from 'react'
import { EditPage } from '../edit/edit-page'
import { PROFILE_PATH, useContinueProfile } from '../edit/use-continue-profile'

const loadEducationDraft = () => import('./education-fields').then(({ EducationDraft }) => EducationDraft)

const blank = { institution: '', qualification: '', from: '', to: '' }

export function EducationForm({ held }: { held?: Education | undefined }) {
  const create = useChange('education.create')
  const update = useChange('education.update')
  const continueProfile = useContinueProfile()
  const keepsDraft = useMemo(() => keptInTab(`education ${held?.id ?? 'new'}`), [held?.id])
  const { field, errors, formProps, formState, forgetDraft } = useContractForm({
    schema: loadEducationDraft,
    defaultValues: held ? { ...held, to: held.to ?? '' } : blank,
    failure: create.error ?? update.error,
    keepsDraft,
    onSubmit: (draft) =>
      (held ? update.mutateAsync({ ...draft, id: held.id }) : create.mutateAsync(draft)).then(
        () => {
          forgetDraft()
          return continueProfile({ message: 'Your education is saved.', returnTo: seekerLinks.editEducation })
        },
        () => undefined,
      ),
  })

  return (
    <EditPage title={held ? 'Change education' : 'Add education'}>
      <Form label="Education" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField
          label="Qualification or course"
          hint="Such as the Level 2 Award for Door Supervisors. No certificate? Write “School”."
          {...field('qualification')}
        />
        <TextField label="School, college or training provider" hint="In any country." {...field('institution')} />
        <FieldGroup min={200}>
          <DateField
            label="From"
            hint="The first day. If you do not know it, put the first of the month."
            {...field('from')}
          />
          <DateField label="Until" optional hint="Leave empty if you still attend." {...field('to')} />
        </FieldGroup>
        <ActionBar>
          <Button type="submit" busy={formState.isSubmitting}>
            Save education
          </Button>
          <ButtonLink to={held ? seekerLinks.editEducation : PROFILE_PATH} tone="plain" onClick={forgetDraft}>
            Cancel
          </ButtonLink>
        </ActionBar>
      </Form>
    </EditPage>
  )
}
