import type { CompanyJobDetails, JobTemplate } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useSites } from '@s4/queries'
import {
  ActionBar,
  Button,
  ButtonLink,
  Callout,
  Columns,
  ErrorSummary,
  Form,
  Inline,
  List,
  Modal,
  Refusal,
  Stack,
  Text,
  lazyDialog,
} from '@s4/ui'
import { PostedAlreadyModal } from '@s4/work'
import { Suspense, use, useEffect, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { DayFields, MoreFields, WorkFields } from './fields/job-fields'
import { writeDraft } from './draft/stored-draft'
import { LivePreview, Review } from './preview/live-preview'
import { NewSiteContext } from './fields/new-site-context'
import { jobRead } from './draft/job-read'
import type { Posting, PostingInput } from './draft/posting-shape'
import { PayTermsFields } from './fields/pay-terms-fields'
import { ScheduleFields } from './fields/schedule-fields'
import { SiteField } from './fields/site-field'
import type { PostingStart } from './draft/posting-start'
import { SaveTemplateModal } from './templates/save-template-modal'
import { TermsFields } from './fields/terms-fields'
import { usePostingForm, type PostingFormState } from './draft/use-posting-form'
import { useSaveJob } from './saving/use-save-job'

const AffectedPeopleModal = lazyDialog(async () => (await import('./saving/affected-people-modal')).AffectedPeopleModal)

interface JobFormProps {
  start: PostingInput
  kind: PostingStart['kind']
  job?: CompanyJobDetails
  /** What it begins with. */
  template?: JobTemplate
  /** Set while the form shows a stored draft. */
  onDiscardDraft?: () => void
}

export function JobForm({ start, kind, job, template, onDiscardDraft }: JobFormProps) {
  const sites = useSites()
  const [addingSite, setAddingSite] = useState(false)
  const [toKeep, setToKeep] = useState<Posting | null>(null)
  const saving = useSaveJob(kind === 'change' ? job : undefined)
  const form = usePostingForm({
    start,
    failure: saving.failure,
    onSubmit: (posting) => saving.save(posting, true),
    keepsDraft: kind !== 'new',
    record: kind === 'change' && job ? jobRead(job) : undefined,
  })
  const siteId = useWatch({ control: form.control, name: 'siteId' })
  const site = sites.find(({ id }) => id === siteId)
  const zone = site?.zone ?? 'Europe/London'
  const restart =
    onDiscardDraft &&
    (() => {
      writeDraft(null)
      onDiscardDraft()
    })

  return (
    <Columns asideStays asideLabel="Preview" aside={<LivePreview form={form} site={site} />}>
      {kind === 'new' && <KeepDraft form={form} />}
      <Form label="Job" wide {...form.formProps}>
        {restart && (
          <Callout
            action={
              <Button tone="quiet" size="small" onClick={restart}>
                Start again
              </Button>
            }
          >
            We kept what you typed last time.
          </Callout>
        )}
        {kind === 'copy' && (
          <Callout
            action={
              <Button type="submit" size="small" busy={saving.busy}>
                Post it as it is
              </Button>
            }
          >
            A copy, starting {dateText(start.schedule.startDate)}. Change what you like below.
          </Callout>
        )}
        {template && <FromTemplate template={template} />}
        {kind === 'change' && (
          <Callout>
            Pay, breaks, terms, check calls, licence, requirements and PIN change for people still to come. Whoever has
            agreed keeps what they agreed, PIN included, and is told.
          </Callout>
        )}
        <ErrorSummary errors={namedErrors(form)} attempt={form.formState.submitCount} />
        <Refusal failure={saving.failure} />
        <WorkFields form={form} />
        <SiteField form={form} sites={sites} site={site} onAdd={() => setAddingSite(true)} />
        <ScheduleFields form={form} zone={zone} fillsIn={kind !== 'change'} />
        <DayFields form={form} />
        <MoreFields form={form} />
        <PayTermsFields form={form} />
        <TermsFields form={form} />
        <Inline>
          <Button tone="quiet" size="small" onClick={() => void form.handleSubmit(setToKeep)()}>
            Save as template
          </Button>
        </Inline>
        {kind !== 'change' && <Review form={form} site={site} />}
        <ActionBar>
          <Button type="submit" busy={saving.busy && saving.publishes} disabled={saving.busy}>
            {kind === 'change' ? 'Save changes' : 'Post job'}
          </Button>
          {kind === 'change' && job && (
            <ButtonLink tone="quiet" to={companyLinks.job(job.id)}>
              Cancel
            </ButtonLink>
          )}
          {kind !== 'change' && (
            <Button
              tone="quiet"
              busy={saving.busy && !saving.publishes}
              disabled={saving.busy}
              onClick={() => void form.handleSubmit((posting) => saving.save(posting, false))()}
            >
              Save as draft
            </Button>
          )}
        </ActionBar>
      </Form>
      <SaveTemplateModal posting={toKeep} onClose={() => setToKeep(null)} />
      <AddSite
        open={addingSite}
        onClose={() => setAddingSite(false)}
        onSaved={(id) => form.setValue('siteId', id, { shouldValidate: true })}
      />
      {saving.affected.failure && <AffectedPeopleModal {...saving.affected} zone={zone} busy={saving.busy} />}
      <PostedAlreadyModal {...saving.repeated} busy={saving.busy} />
    </Columns>
  )
}

function FromTemplate({ template: { name, problems } }: { template: JobTemplate }) {
  if (problems.length === 0)
    return <Callout>From the template {name}. Choose the first day, and change what you like.</Callout>
  return (
    <Callout tone="warning" title={`Look at this of the template ${name}`}>
      <Stack gap="sm">
        <List gap="xs">
          {problems.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </List>
        <Text>The rest is filled in. Choose the first day.</Text>
      </Stack>
    </Callout>
  )
}

/** Stores a new posting in this browser while it is typed. */
function KeepDraft({ form: { control } }: { form: PostingFormState }) {
  const typed = useWatch({ control })
  const { isDirty } = useFormState({ control })
  useEffect(() => {
    // Every field has a default, so the watched values are complete.
    if (isDirty) writeDraft(typed as PostingInput)
  }, [typed, isDirty])
  return null
}

function AddSite({
  open,
  onClose,
  onSaved,
}: {
  open: boolean
  onClose: () => void
  onSaved: (siteId: string) => void
}) {
  const newSite = use(NewSiteContext)
  const handleSaved = ({ id }: { id: string }) => {
    onSaved(id)
    onClose()
  }
  return (
    <Modal open={open} onClose={onClose} title="Add a site" size="large">
      <Stack>
        <Suspense fallback={null}>{newSite({ onCancel: onClose, onSaved: handleSaved })}</Suspense>
      </Stack>
    </Modal>
  )
}

/** Wrong times and amounts with what they are of, because they stand beside each other in the summary. */
const namedErrors = ({ errors, getValues }: PostingFormState) =>
  errors.map(({ name, message }) => {
    const [, line, end] = /^schedule\.days\.(\d+)\.(start|end)$/.exec(name) ?? []
    if (name === 'payPerHour') return { name, message: `Pay: ${message}` }
    if (line === undefined) return { name, message }
    return { name, message: `${getValues(`schedule.days.${Number(line)}.day`)}, ${end}: ${message}` }
  })
