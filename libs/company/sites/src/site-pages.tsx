import { companyLinks } from '@s4/links'
import { useToast } from '@s4/toast'
import { Button, ButtonLink, ConfirmModal, Disclosure, Heading, Inline, Page, Refusal, Stack } from '@s4/ui'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { boundaryText } from './boundary-text'
import { NewSiteForm, SiteForm } from './site-form'
import { useChangeSite, useRemoveSite, useSite } from './site-queries'
import { parsePicked } from './picked-point'

export function NewSitePage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <Page width="form">
      <NewSiteForm
        start={parsePicked(params)}
        onSaved={(site) => {
          toast.success(`${site.name} is added. These are its codes.`)
          void navigate(`${companyLinks.qrCodes}?site=${site.id}`)
        }}
        onCancel={() => void navigate(companyLinks.sites)}
      />
    </Page>
  )
}

export function SitePage() {
  const { id = '' } = useParams()
  const site = useSite(id)
  const change = useChangeSite()
  const navigate = useNavigate()
  const toast = useToast()
  const { id: _id, ...fields } = site
  const start = { ...fields, boundary: boundaryText(site.boundary) }

  const save = async (fields: Parameters<typeof change.mutateAsync>[0]) => {
    await change.mutateAsync(fields)
    toast.success(`${fields.name} is saved.`)
    await navigate(companyLinks.sites)
  }

  return (
    <Page width="form">
      <Stack gap="lg">
        <Stack gap="sm">
          <Heading level={2}>{site.name}</Heading>
          <Inline>
            <ButtonLink to={companyLinks.sites} tone="plain">
              All sites
            </ButtonLink>
            <ButtonLink to={companyLinks.sitePatrols(id)} tone="quiet">
              Patrols
            </ButtonLink>
            <ButtonLink to={`${companyLinks.qrCodes}?site=${id}`} tone="quiet">
              Codes
            </ButtonLink>
          </Inline>
        </Stack>
        <SiteForm
          key={id}
          start={start}
          site={site}
          failure={change.error}
          saveLabel="Save site"
          onSubmit={(fields) => save({ ...fields, id }).catch(() => undefined)}
        />
        <Disclosure summary="Remove this site">
          <RemoveSite id={id} name={site.name} />
        </Disclosure>
      </Stack>
    </Page>
  )
}

function RemoveSite({ id, name }: { id: string; name: string }) {
  const remove = useRemoveSite()
  const navigate = useNavigate()
  const [isModalOpen, setModalOpen] = useState(false)
  const confirmed = () =>
    remove.mutate({ id }, { onSuccess: () => void navigate(companyLinks.sites), onError: () => setModalOpen(false) })

  return (
    <Stack gap="sm" align="start">
      <Refusal failure={remove.error} />
      <Button tone="danger" onClick={() => setModalOpen(true)}>
        Remove site
      </Button>
      <ConfirmModal
        open={isModalOpen}
        title={`Remove ${name}?`}
        confirmLabel="Remove site"
        tone="danger"
        busy={remove.isPending}
        onConfirm={confirmed}
        onCancel={() => setModalOpen(false)}
      >
        Its printed codes stop working. Past work there stays on record.
      </ConfirmModal>
    </Stack>
  )
}
