import type { MemberAction } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  FieldGroup,
  Inline,
  List,
  Page,
  SelectField,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import { SearchForm } from '@s4/ui/search-form'
import { actionText } from '@s4/work'
import { useSearchParams } from 'react-router-dom'
import { parseHistory, useHistory, useTeam } from './team-queries'

/** Who of the company did what, newest first, 50 lines at a time. */
export function HistoryPage() {
  const [params] = useSearchParams()
  const { lines, more } = useHistory(parseHistory(params))
  const oldest = lines.at(-1)
  return (
    <Page>
      <Stack gap="lg">
        <Text>
          What people in your team did, newest first. <TextLink to={companyLinks.team}>Back to the team</TextLink>
        </Text>
        <ChooseMember />
        {lines.length === 0 ? (
          <EmptyState drawing="calm">Nothing yet. What members do appears here.</EmptyState>
        ) : (
          <Card>
            <List label="What was done" gap="sm">
              {lines.map((line) => (
                <li key={line.id}>
                  <ActionLine line={line} />
                </li>
              ))}
            </List>
          </Card>
        )}
        <Inline>
          {params.has('before') && (
            <ButtonLink tone="quiet" to={`?${withBefore(params, null)}`}>
              Newest
            </ButtonLink>
          )}
          {more && oldest && (
            <ButtonLink tone="quiet" to={`?${withBefore(params, oldest.id)}`}>
              Older
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Page>
  )
}

function withBefore(params: URLSearchParams, before: number | null): string {
  const next = new URLSearchParams(params)
  if (before === null) next.delete('before')
  else next.set('before', String(before))
  return next.toString()
}

function ChooseMember() {
  const { members } = useTeam()
  const [params] = useSearchParams()
  return (
    <SearchForm aria-label="Whose actions">
      <FieldGroup min={240}>
        <SelectField
          label="Member"
          name="member"
          emptyLabel="Everybody"
          defaultValue={params.get('member') ?? ''}
          options={members.map(({ id, name, email }) => ({ value: id, label: name || email }))}
        />
        <Inline align="end">
          <Button type="submit" tone="quiet">
            Show
          </Button>
        </Inline>
      </FieldGroup>
    </SearchForm>
  )
}

function ActionLine({ line: { at, action, member, worker, job } }: { line: MemberAction }) {
  return (
    <>
      <Text>
        <Text as="span" weight="medium">
          {member || 'A former member'}
        </Text>
        : {actionText(action)}
        {worker && `, ${worker}`}
      </Text>
      <Text size="small" tone="muted">
        {momentText(at)}
        {job && (
          <>
            {' · '}
            <TextLink to={companyLinks.job(job.id)}>{job.title}</TextLink>, {job.siteName}
          </>
        )}
      </Text>
    </>
  )
}
