import { useContractForm } from '@s4/api-client/forms'
import {
  checkMethods,
  methodsByKind,
  type CheckableDocument,
  type CheckMethod,
  type RightToWorkKind,
} from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import {
  Button,
  ExternalLink,
  Form,
  List,
  Modal,
  RadioGroupField,
  Refusal,
  SelectField,
  Stack,
  TextField,
} from '@s4/ui'
import { type ReactNode, useState } from 'react'
import { useRecordChecks } from '../queries/hiring-queries'

const loadCheckFindings = () => import('./check-fields').then(({ CheckFindings }) => CheckFindings)

export interface DocumentToCheck {
  seekerId: string
  fullname: string
  document: CheckableDocument
}

interface CheckModalProps {
  documents: readonly DocumentToCheck[]
  /** Of a single document: its numbers, or the button that shows them. */
  numbers?: ReactNode
  onClose: () => void
}

const results = [
  { value: 'accepted', label: 'Accepted' },
  { value: 'refused', label: 'Refused' },
  { value: 'pending', label: 'Not decided yet' },
] as const

type Result = (typeof results)[number]['value']

/** On the button, so that nobody records a result they did not read. */
const recordedAs: Record<Result, string> = {
  accepted: 'as accepted',
  refused: 'as refused',
  pending: 'as not decided yet',
}

export const methodText: Record<CheckMethod, string> = {
  'sia-register': 'On the SIA’s public register',
  'right-to-work-service': 'On the government’s right-to-work service',
  'original-seen': 'The original was seen',
  'copy-seen': 'A copy was seen',
}

export const rightToWorkText: Record<RightToWorkKind, string> = {
  passport: 'British or Irish passport',
  birthCertificate: 'UK birth or adoption certificate',
  digitalCheck: 'Report of a digital verification service',
  shareCode: 'Share code',
}

/** Whose document it is, so that nobody records it for somebody else. */
const documentText = ({ fullname, document: { name, expiresOn } }: DocumentToCheck) =>
  `${fullname}: ${name}${expiresOn ? `, expires ${dateText(expiresOn)}` : ''}`

/** The methods by which every one of these documents can be checked. */
const commonMethods = (documents: readonly DocumentToCheck[]): CheckMethod[] =>
  checkMethods.filter((method) => documents.every(({ document }) => methodsByKind[document.kind].includes(method)))

const REGISTER = 'https://services.sia.homeoffice.gov.uk/rolh'
const RIGHT_TO_WORK_SERVICE = 'https://www.gov.uk/view-right-to-work'

/**
 * Records the company's check of one or several documents, with one result: of the versions shown when it was opened.
 */
export function CheckModal({ documents: shown, numbers, onClose }: CheckModalProps) {
  const record = useRecordChecks()
  const [documents] = useState(shown)
  const methods = commonMethods(documents)
  const [first, ...others] = documents
  const { formProps, field, watch } = useContractForm({
    schema: loadCheckFindings,
    // How it was checked and the result are the company's statement, so neither is chosen beforehand.
    defaultValues: { note: '' },
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
  const title =
    others.length === 0 ? `Check: ${first.document.name} of ${first.fullname}` : `Check ${documents.length} documents`
  const recordText = others.length === 0 ? 'Record the check' : `Record ${documents.length} checks`
  const result = watch('result') as Result | undefined

  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      description="Your company keeps this: who checked, when, how and the result. We tell the worker."
    >
      <Form label={title} {...formProps}>
        <Refusal failure={record.error} />
        <Stack gap="sm">
          <List label="Documents to check" gap="xs">
            {documents.map((one) => (
              <li key={`${one.seekerId} ${one.document.kind} ${one.document.id}`}>{documentText(one)}</li>
            ))}
          </List>
          {numbers}
          {documents.some(({ document }) => document.kind === 'licence') && (
            <ExternalLink href={REGISTER} target="_blank" rel="noopener">
              Open the SIA’s public register
            </ExternalLink>
          )}
          {documents.some(({ document }) => document.rightToWork?.kind === 'shareCode') && (
            <ExternalLink href={RIGHT_TO_WORK_SERVICE} target="_blank" rel="noopener">
              Open the right-to-work service
            </ExternalLink>
          )}
        </Stack>
        <SelectField
          label="How it was checked"
          emptyLabel="Choose"
          options={methods.map((value) => ({ value, label: methodText[value] }))}
          hint="You state that you checked it this way."
          {...field('method')}
        />
        <RadioGroupField label="Result" options={results} {...field('result')} />
        <TextField label="Note" {...field('note')} optional hint="The worker reads this. If you refuse, say why." />
        <Button type="submit" busy={record.isPending}>
          {result ? `${recordText} ${recordedAs[result]}` : recordText}
        </Button>
      </Form>
    </Modal>
  )
}
