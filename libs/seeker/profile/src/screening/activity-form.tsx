import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import { keptInTab } from '@s4/api-client/tab-drafts'
import type { FileEntry } from '@s4/contract'
import { activityKinds, activityKindText } from '@s4/domain/screening'
import { useEndpointMutation } from '@s4/api-client'
import { Button, ButtonLink, DateField, ErrorSummary, FieldGroup, Form, Inline, SelectField, TextField } from '@s4/ui'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'

const loadActivityDraft = () => import('./activity-fields').then(({ ActivityDraft }) => ActivityDraft)

const kinds = activityKinds.map((value) => ({ value, label: activityKindText[value] }))

export function ActivityForm({ held }: { held: FileEntry | undefined }) {
  const add = useEndpointMutation('screening.addActivity')
  const change = useEndpointMutation('screening.changeActivity')
  const navigate = useNavigate()
  const keepsDraft = useMemo(() => keptInTab(`activity ${held?.id ?? 'new'}`), [held?.id])
  const { field, errors, formProps, formState, forgetDraft } = useContractForm({
    schema: loadActivityDraft,
    defaultValues: {
      kind: held?.activityKind ?? 'self-employment',
      title: held?.title ?? '',
      from: held?.from ?? '',
      to: held?.to ?? '',
    },
    failure: add.error ?? change.error,
    keepsDraft,
    onSubmit: (draft) =>
      (held ? change.mutateAsync({ ...draft, id: held.id }) : add.mutateAsync(draft)).then(
        () => {
          forgetDraft()
          return navigate(seekerLinks.screeningFile)
        },
        () => undefined,
      ),
  })

  return (
    <EditPage title={held ? `Change ${held.title}` : 'Add something else'}>
      <Form label="Activity" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <SelectField
          label="Kind"
          hint="The work and education on your profile count as well."
          options={kinds}
          {...field('kind')}
        />
        <TextField label="What you did" hint="Such as “Market stall in Leeds”." {...field('title')} />
        <FieldGroup>
          <DateField label="From" {...field('from')} />
          <DateField label="Until" optional hint="Leave empty if it still goes on." {...field('to')} />
        </FieldGroup>
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save
          </Button>
          <ButtonLink to={seekerLinks.screeningFile} tone="plain" onClick={forgetDraft}>
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}
