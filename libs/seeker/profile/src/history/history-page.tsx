import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import { useSession } from '@s4/auth-session'
import { GapNoteDraft, type GapNote } from '@s4/contract'
import type { HistoryGap } from '@s4/domain/history'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useChange } from '@s4/queries'
import {
  Button,
  ButtonLink,
  Callout,
  Card,
  DateField,
  ErrorSummary,
  FieldGroup,
  Form,
  Inline,
  List,
  Section,
  Text,
  TextField,
} from '@s4/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'
import { fiveYearHistory } from './five-year-history'
import { useGapNotes, useProfile } from '../queries/profile-queries'

const spanText = ({ from, to }: { from: string; to: string }) => `${dateText(from)} to ${dateText(to)}`

/** The five years a screening covers, with the gaps of more than 31 days and their explanations. */
export function HistoryPage() {
  const profile = useProfile()
  const notes = useGapNotes()
  // The server's time, because a device's clock may be wrong.
  const { now } = useSession()
  const { home, activity } = fiveYearHistory(profile, notes, localDate(now))
  const [params] = useSearchParams()

  return (
    <EditPage title="Five-year history">
      <Text>
        Security work asks for five years without a gap of more than 31 days (BS 7858). Fill each gap with work or
        education, or say what you were doing.
      </Text>
      <Section title="What you did">
        <Gaps
          gaps={activity}
          none="The last five years are covered."
          fix={({ from, to }) => (
            <Inline>
              <ButtonLink
                to={`?from=${from}&to=${to}`}
                tone="quiet"
                size="small"
                aria-label={`Explain ${spanText({ from, to })}`}
              >
                Explain
              </ButtonLink>
              <ButtonLink to={`${seekerLinks.editExperience}?record=new`} tone="plain" size="small">
                Add experience
              </ButtonLink>
              <ButtonLink to={`${seekerLinks.editEducation}?record=new`} tone="plain" size="small">
                Add education
              </ButtonLink>
            </Inline>
          )}
        />
        {params.has('from') && (
          <GapForm key={params.get('from')} from={params.get('from') ?? ''} to={params.get('to') ?? ''} />
        )}
      </Section>
      <Section title="Where you lived">
        <Gaps
          gaps={home}
          none="The last five years are covered."
          fix={() => (
            <Inline>
              <ButtonLink to={seekerLinks.editPersonalDetails} tone="quiet" size="small">
                Add an address
              </ButtonLink>
            </Inline>
          )}
        />
      </Section>
      {notes.length > 0 && <Notes notes={notes} />}
    </EditPage>
  )
}

interface GapsProps {
  gaps: readonly HistoryGap[]
  none: string
  fix: (gap: HistoryGap) => ReactNode
}

function Gaps({ gaps, none, fix }: GapsProps) {
  if (gaps.length === 0) return <Callout tone="success">{none}</Callout>
  return (
    <List>
      {gaps.map((gap) => (
        <li key={gap.from}>
          <Callout tone="warning" title={spanText(gap)} action={fix(gap)}>
            {gap.days} days are not covered.
          </Callout>
        </li>
      ))}
    </List>
  )
}

function GapForm({ from, to }: { from: string; to: string }) {
  const create = useChange('gapNote.create')
  const [, setParams] = useSearchParams()
  const { field, errors, formProps, formState } = useContractForm({
    schema: GapNoteDraft,
    defaultValues: { from, to, reason: '' },
    failure: create.error,
    onSubmit: (draft) =>
      create.mutateAsync(draft).then(
        () => setParams({}),
        () => undefined,
      ),
  })

  return (
    <Form label="Explain a gap" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <FieldGroup>
        <DateField label="From" {...field('from')} />
        <DateField label="Until" {...field('to')} />
      </FieldGroup>
      <TextField
        label="What you were doing"
        hint="Such as looking for work, travelling or caring for somebody. Keep something that shows it."
        {...field('reason')}
      />
      <Inline>
        <Button type="submit" busy={formState.isSubmitting}>
          Save explanation
        </Button>
        <ButtonLink to={seekerLinks.editHistory} tone="plain">
          Cancel
        </ButtonLink>
      </Inline>
    </Form>
  )
}

function Notes({ notes }: { notes: readonly GapNote[] }) {
  const remove = useChange('gapNote.remove')
  return (
    <Section title="What you have explained">
      <List>
        {notes.map((note) => (
          <Card as="li" key={note.id}>
            <Text as="strong">{spanText(note)}</Text>
            <Text>{note.reason}</Text>
            <Inline>
              <Button
                tone="plain"
                size="small"
                busy={remove.isPending && remove.variables.id === note.id}
                aria-label={`Remove the explanation of ${spanText(note)}`}
                onClick={() => remove.mutate({ id: note.id })}
              >
                Remove
              </Button>
            </Inline>
          </Card>
        ))}
      </List>
    </Section>
  )
}
