import { companyLinks } from '@s4/links'
import type { TemplateSummary } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { useCompanyJob } from '@s4/queries'
import { useToast } from '@s4/toast'
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  ConfirmModal,
  EmptyState,
  Inline,
  List,
  Page,
  Section,
  Stack,
  Text,
} from '@s4/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { templateOfJob } from '../draft/template-fields'
import { TemplateNameForm } from './template-name-form'
import {
  useCreateTemplate,
  useJobTemplates,
  useRemoveTemplate,
  useRenameTemplate,
  useSetDefaultTemplate,
} from './template-queries'

/** The company's templates of jobs, and with `?job=` a new one of that job. */
export function TemplatesPage() {
  const [params] = useSearchParams()
  const templates = useJobTemplates()
  const job = params.get('job')
  return (
    <Page>
      <Stack gap="lg">
        {job && <FromJob key={job} jobId={job} />}
        {templates.length === 0 && !job && (
          <EmptyState drawing="search" action={<ButtonLink to={companyLinks.postJob}>Post a job</ButtonLink>}>
            You have no templates yet. Do you post a job often? Press ‘Save as template’ on its page.
          </EmptyState>
        )}
        {templates.length > 0 && (
          <List label="Templates">
            {templates.map((template) => (
              <li key={template.id}>
                <TemplateCard template={template} />
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Page>
  )
}

function FromJob({ jobId }: { jobId: string }) {
  const job = useCompanyJob(jobId)
  const create = useCreateTemplate()
  const navigate = useNavigate()
  const toast = useToast()
  const save = (name: string) =>
    void create.mutateAsync({ ...templateOfJob(job), name }).then(
      () => {
        toast.success(`The template ${name} is saved.`)
        return navigate(companyLinks.jobTemplates, { replace: true })
      },
      () => undefined,
    )
  return (
    <Section title="Save as a template">
      <Stack>
        <Text tone="muted">
          Everything of {job.title} but its first day and PIN. A change of the job does not change the template.
        </Text>
        <TemplateNameForm
          label="New template"
          name={job.title.slice(0, 60)}
          failure={create.error}
          busy={create.isPending}
          saveLabel="Save template"
          onSave={save}
          onCancel={() => void navigate(companyLinks.job(jobId))}
        />
      </Stack>
    </Section>
  )
}

function TemplateCard({ template }: { template: TemplateSummary }) {
  const { id, name, title, siteName, payPerHour, positions, isDefault } = template
  const setDefault = useSetDefaultTemplate()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = () => setOpen(null)
  if (open === 'rename')
    return (
      <Card>
        <Rename template={template} onDone={close} />
      </Card>
    )
  return (
    <Card>
      <Inline justify="between">
        <Stack gap="xs">
          <Inline>
            <Text weight="bold">{name}</Text>
            {isDefault && <Badge>New jobs begin with it</Badge>}
          </Inline>
          <Text size="small" tone="muted">
            {title} · {siteName} · {positions === 1 ? '1 person' : `${positions} people`} · {formatRate(payPerHour)}
          </Text>
        </Stack>
        <Inline>
          <ButtonLink size="small" to={`${companyLinks.postJob}?template=${id}`} aria-label={`Use ${name}`}>
            Use
          </ButtonLink>
          <Button
            size="small"
            tone="quiet"
            busy={setDefault.isPending}
            aria-label={isDefault ? `Begin new jobs without ${name}` : `Begin new jobs with ${name}`}
            onClick={() => setDefault.mutate({ id, isDefault: !isDefault })}
          >
            {isDefault ? 'Not for every new job' : 'For every new job'}
          </Button>
          <Button size="small" tone="quiet" aria-label={`Rename ${name}`} onClick={() => setOpen('rename')}>
            Rename
          </Button>
          <Button size="small" tone="quiet" aria-label={`Remove ${name}`} onClick={() => setOpen('remove')}>
            Remove
          </Button>
        </Inline>
      </Inline>
      {open === 'remove' && <Remove template={template} onDone={close} />}
    </Card>
  )
}

function Rename({ template: { id, name }, onDone }: { template: TemplateSummary; onDone: () => void }) {
  const rename = useRenameTemplate()
  return (
    <TemplateNameForm
      label={`Rename ${name}`}
      name={name}
      failure={rename.error}
      busy={rename.isPending}
      saveLabel="Save name"
      onSave={(typed) => rename.mutate({ id, name: typed }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  )
}

function Remove({ template: { id, name }, onDone }: { template: TemplateSummary; onDone: () => void }) {
  const remove = useRemoveTemplate()
  return (
    <ConfirmModal
      open
      title={`Remove the template ${name}?`}
      confirmLabel="Remove template"
      busy={remove.isPending}
      onCancel={onDone}
      onConfirm={() => remove.mutate({ id }, { onSettled: onDone })}
    >
      Jobs made from it stay as they are.
    </ConfirmModal>
  )
}
