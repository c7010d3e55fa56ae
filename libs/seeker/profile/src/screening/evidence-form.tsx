import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import type { FileEntry } from '@s4/contract'
import { useEndpointMutation } from '@s4/api-client'
import { Button, ButtonLink, ErrorSummary, Form, Inline, Refusal, Text, TextField } from '@s4/ui'
import { useNavigate } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'
import { UploadField } from '../edit/upload-field'

const loadEvidenceDraft = () => import('./evidence-fields').then(({ EvidenceDraft }) => EvidenceDraft)

export function EvidenceForm({ entry: { kind, id, title, organisation } }: { entry: FileEntry }) {
  const add = useEndpointMutation('screening.addEvidence', { shown: true })
  const navigate = useNavigate()
  const { field, errors, formProps, formState, setValue } = useContractForm({
    schema: loadEvidenceDraft,
    defaultValues: { note: '', fileId: '' },
    failure: add.error,
    onSubmit: (draft) =>
      add.mutateAsync({ ...draft, entryKind: kind, entryId: id }).then(
        () => navigate(seekerLinks.screeningFile),
        () => undefined,
      ),
  })

  return (
    <EditPage
      title="Add a document"
      beside={{
        label: 'What to add',
        content: (
          <Text>
            Something that shows “{organisation ? `${title}, ${organisation}` : title}”, such as a P45, payslips or a
            certificate. Companies look at it themselves: it does not count as confirmed by a referee.
          </Text>
        ),
      }}
    >
      <Form label="Document" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={add.error} />
        <TextField label="What it shows" hint="Such as “P45 of May 2024”." {...field('note')} />
        <UploadField
          label="The document"
          purpose="screening"
          onSent={({ id: fileId }) => setValue('fileId', fileId, { shouldValidate: true })}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save document
          </Button>
          <ButtonLink to={seekerLinks.screeningFile} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}
