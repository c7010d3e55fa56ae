import { useApi } from '@s4/api-client'
import { seekerLinks } from '@s4/links'
import type { SavedSearch, SearchAlert } from '@s4/contract'
import { dateText, momentText } from '@s4/domain/shift-text'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Inline,
  List,
  Page,
  SavedMark,
  Section,
  SelectField,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useUndoable } from '@s4/queries'
import { useToast, useUndo } from '@s4/toast'
import { isOutsideHours } from '../job-list/is-of-person'
import { jobSearchQuery } from '../queries/find-work-queries'
import { parseSearch } from '../search/search-params'
import { JobTabs } from '../search/job-tabs'
import { keptSearch, searchParams, searchText } from './kept-search'
import { alertChoices, SavedSearchForm } from './saved-search-form'
import { useChangeSavedSearch, useCreateSavedSearch, useSavedSearches } from './saved-search-queries'

/** The searches a worker keeps; with the parameters of a search in the address, a form to keep that one. */
export function SavedSearchesPage() {
  const [params] = useSearchParams()
  const searches = useSavedSearches()
  return (
    <Page>
      <Stack gap="md">
        <JobTabs open="searches" />
        {params.size > 0 && <NewSearch key={params.toString()} params={params} />}
        <Text size="small" tone="muted">
          We tell you once about each new or changed job that matches. It must fit your licence, your right to work,
          your hours and 11 hours of rest between shifts. Without a place we look around your home, as far as you
          travel.
        </Text>
        {searches.length === 0 && params.size === 0 && (
          <EmptyState drawing="search" action={<TextLink to={seekerLinks.jobs}>Search jobs</TextLink>}>
            You have no saved searches yet. Search for jobs, then press Save this search.
          </EmptyState>
        )}
        {searches.length > 0 && (
          <List label="Saved searches">
            {searches.map((search) => (
              <li key={search.id}>
                <SearchCard search={search} />
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Page>
  )
}

function NewSearch({ params }: { params: URLSearchParams }) {
  const create = useCreateSavedSearch()
  const navigate = useNavigate()
  const toast = useToast()
  const search = keptSearch(params)
  const failure = create.error
  return (
    <Section title="Save this search">
      <Stack>
        <Text tone="muted">{searchText(search)}</Text>
        <NotTold params={params} />
        <SavedSearchForm
          label="New search"
          name={searchText(search).slice(0, 60)}
          alert="app"
          failure={failure}
          busy={create.isPending}
          saveLabel="Save search"
          onSave={({ name, alert }) =>
            create.mutate(
              { name, alert, search },
              {
                onSuccess: () => {
                  toast.success(`The search ${name} is saved.`)
                  void navigate(seekerLinks.savedSearches, { replace: true })
                },
              },
            )
          }
          onCancel={() => void navigate(`${seekerLinks.jobs}?${params.toString()}`)}
        />
      </Stack>
    </Section>
  )
}

/** That jobs found now would not have been told, before somebody waits for such ones. */
function NotTold({ params }: { params: URLSearchParams }) {
  const { data } = useInfiniteQuery({ ...jobSearchQuery(useApi(), parseSearch(params)), throwOnError: false })
  const [page] = data?.pages ?? []
  if (page?.searchedInstead) {
    const { text } = parseSearch(params)
    return (
      <Text>
        No jobs found for “{text}” now, only for “{page.searchedInstead}”. We would tell you of jobs for “{text}” alone.
      </Text>
    )
  }
  const jobs = page?.data ?? []
  const outside = jobs.filter(isOutsideHours).length
  if (outside === 0) return null
  const found = jobs.length === 1 ? 'one job' : `${jobs.length} jobs`
  return (
    <Text>
      {outside} of the {found} found now {outside === 1 ? 'is' : 'are'} outside the hours you gave. We would not tell
      you of such jobs. <TextLink to={seekerLinks.editAvailability}>Change your availability</TextLink>
    </Text>
  )
}

function SearchCard({ search: saved }: { search: SavedSearch }) {
  const { id, name, alert, search, mailDueAt, createdAt } = saved
  const change = useChangeSavedSearch()
  const remove = useUndoable('savedSearches.remove', 'savedSearches.create', useUndo())
  const [renaming, setRenaming] = useState(false)
  const drop = () =>
    void remove({
      input: { id },
      rows: [{ id }],
      become: null,
      said: () => `Search ${name} removed.`,
      back: () => ({ name, alert, search }),
    })
  if (renaming)
    return (
      <Card>
        <Rename search={saved} onDone={() => setRenaming(false)} />
      </Card>
    )
  return (
    <Card>
      <Stack gap="sm">
        <Stack gap="xs">
          <Text weight="bold">{name}</Text>
          <Text size="small" tone="muted">
            {searchText(search)} · saved {dateText(createdAt.slice(0, 10))}
          </Text>
        </Stack>
        <SelectField
          label="Tell me of new jobs"
          aria-label={`Tell me of new jobs for ${name}`}
          options={alertChoices}
          value={alert}
          disabled={change.isPending}
          error={change.error?.fields['alert']}
          onChange={({ currentTarget }) =>
            // The options are those of `alertChoices`.
            change.mutate({ id, alert: currentTarget.value as SearchAlert })
          }
        />
        <SavedMark state={change.status} />
        {mailDueAt && (
          <Text size="small" tone="muted">
            New jobs will be in the email of {momentText(mailDueAt)}.
          </Text>
        )}
        <Inline>
          <ButtonLink
            size="small"
            to={`${seekerLinks.jobs}?${searchParams(search).toString()}`}
            aria-label={`Search by ${name}`}
          >
            Search
          </ButtonLink>
          <Button size="small" tone="quiet" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
          <Button size="small" tone="quiet" aria-label={`Remove ${name}`} onClick={drop}>
            Remove
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

interface OfSearch {
  search: SavedSearch
  onDone: () => void
}

function Rename({ search: { id, name, alert }, onDone }: OfSearch) {
  const change = useChangeSavedSearch()
  return (
    <SavedSearchForm
      label={`Change ${name}`}
      name={name}
      alert={alert}
      failure={change.error}
      busy={change.isPending}
      saveLabel="Save"
      onSave={(typed) => change.mutate({ id, ...typed }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  )
}
