import { useContractForm } from '@s4/api-client/forms'
import { CheckFindings, type CheckableDocument, type CheckMethod } from '@s4/contract'
import { Button, ExternalLink, Form, Modal, RadioGroupField, Refusal, SelectField, Stack, TextField } from '@s4/ui'
import { useRecordChecks } from '../queries/hiring-queries'

export interface DocumentToCheck {
  seekerId: string
  fullname?: string
  document: CheckableDocument
}

interface CheckModalProps {
  documents: readonly DocumentToCheck[]
  onClose: () => void
}

const results = [
  { value: 'accepted', label: 'Accepted' },
  { value: 'refused', label: 'Refused' },
  { value: 'pending', label: 'Waiting for something' },
] as const

export const methodText: Record<CheckMethod, string> = {
  'sia-register': 'On the SIA’s public register',
  'right-to-work-service': 'On the government’s right-to-work service',
  'original-seen': 'The original was seen',
  'copy-seen': 'A copy was seen',
}
const methods = Object.entries(methodText).map(([value, label]) => ({ value, label }))

const usualMethod: Record<CheckableDocument['kind'], CheckMethod> = {
  licence: 'sia-register',
  'right-to-work': 'right-to-work-service',
  certificate: 'original-seen',
}

const REGISTER = 'https://services.sia.homeoffice.gov.uk/rolh'
const RIGHT_TO_WORK_SERVICE = 'https://www.gov.uk/view-right-to-work'

/** Records the company's check of one or several documents, with one result. */
export function CheckModal({ documents, onClose }: CheckModalProps) {
  const record = useRecordChecks()
  const [first, ...others] = documents
  const { formProps, field } = useContractForm({
    schema: CheckFindings,
    defaultValues: {
      result: 'accepted',
      method: first ? usualMethod[first.document.kind] : 'original-seen',
      note: '',
    },
    failure: record.error,
    // Drafts are stored by field names, which are the same for every document.
    keepsDraft: false,
    onSubmit: (found) =>
      record.mutate(
        {
          checks: documents.map(({ seekerId, document: { kind, id, version, check } }) => ({
            seekerId,
            kind,
            documentId: id,
            version,
            lastCheckId: check?.id ?? null,
            ...found,
          })),
        },
        { onSuccess: onClose },
      ),
  })
  if (!first) return null
  const title = others.length === 0 ? `Check: ${first.document.name}` : `Check ${documents.length} documents`

  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      description="This is your company’s own record: who looked, when, how, and the result. The worker is told."
    >
      <Form label={title} {...formProps}>
        <Refusal failure={record.error} />
        <Stack gap="sm">
          {documents.some(({ document }) => document.kind === 'licence') && (
            <ExternalLink href={REGISTER} target="_blank" rel="noopener">
              Open the SIA’s public register
            </ExternalLink>
          )}
          {documents.some(({ document }) => document.kind === 'right-to-work') && (
            <ExternalLink href={RIGHT_TO_WORK_SERVICE} target="_blank" rel="noopener">
              Open the right-to-work service
            </ExternalLink>
          )}
        </Stack>
        <SelectField label="How it was checked" options={methods} {...field('method')} />
        <RadioGroupField label="Result" options={results} {...field('result')} />
        <TextField
          label="Note"
          {...field('note')}
          optional
          maxLength={300}
          hint="The worker reads this. A refusal needs its reason."
        />
        <Button type="submit" busy={record.isPending}>
          {others.length === 0 ? 'Record the check' : `Record ${documents.length} checks`}
        </Button>
      </Form>
    </Modal>
  )
}
