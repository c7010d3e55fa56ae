import { May } from '@s4/auth-session'
import { apiLinks, companyLinks } from '@s4/links'
import type { Site, SiteCode } from '@s4/contract'
import { useSites } from '@s4/queries'
import {
  ButtonLink,
  Card,
  EmptyState,
  ExternalLink,
  Grid,
  Heading,
  Inline,
  Page,
  SelectField,
  Stack,
  Text,
} from '@s4/ui'
import { toString } from 'qrcode'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCodes } from './code-queries'
import { QrPicture } from './qr-picture'
import { ReplaceCodes } from './replace-codes'

export function QrCodePage() {
  const sites = useSites()
  const [params, setParams] = useSearchParams()
  const site = sites.find(({ id }) => id === params.get('site')) ?? sites[0]

  if (!site) {
    return (
      <EmptyState drawing="search" action={<ButtonLink to={companyLinks.newSite}>Add a site</ButtonLink>}>
        Each site has its own codes. Workers scan them to book on.
      </EmptyState>
    )
  }
  return (
    <Page>
      <Stack gap="lg">
        <SelectField
          label="Site"
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          value={site.id}
          onChange={(event) => setParams({ site: event.target.value })}
        />
        <Text>Print the codes and put them up at the site. Workers scan one to book on.</Text>
        <Inline gap="md">
          <ButtonLink
            size="small"
            reloadDocument
            to={`${apiLinks.siteCodesPdf(site.id)}?size=A4`}
            target="_blank"
            rel="noreferrer"
          >
            Print on A4 (PDF)
          </ButtonLink>
          <ButtonLink
            tone="quiet"
            size="small"
            reloadDocument
            to={`${apiLinks.siteCodesPdf(site.id)}?size=A6`}
            target="_blank"
            rel="noreferrer"
          >
            Print on A6 (PDF)
          </ButtonLink>
          <ButtonLink tone="quiet" size="small" to={companyLinks.kiosk(site.id)}>
            Show on a tablet
          </ButtonLink>
          <ReplaceCodes key={site.id} site={site} />
          <ButtonLink tone="plain" size="small" to={companyLinks.site(site.id)}>
            Change the site
          </ButtonLink>
          <ButtonLink tone="plain" size="small" to={companyLinks.sites}>
            All sites
          </ButtonLink>
          <May to="jobs.post">
            <ButtonLink tone="plain" size="small" to={companyLinks.postJob}>
              Post a job
            </ButtonLink>
          </May>
        </Inline>
        <Codes site={site} />
      </Stack>
    </Page>
  )
}

function Codes({ site }: { site: Site }) {
  const codes = useCodes(site.id)
  return (
    <Grid min={240}>
      {codes.map((code) => (
        <CodeCard key={code.code} code={code} />
      ))}
    </Grid>
  )
}

function CodeCard({ code: { checkpoint, name, code, link } }: { code: SiteCode }) {
  const title = checkpoint ? `Checkpoint ${checkpoint}: ${name}` : name
  return (
    <Card as="article">
      <Stack align="center">
        <Heading level={2} size="body">
          {title}
        </Heading>
        <QrPicture link={link} label={`QR code of ${title}`} />
        <Text weight="bold">{code}</Text>
        <Text size="small" tone="muted">
          Scan it, or type the letters and numbers.
        </Text>
        <SvgLink link={link} title={title} />
      </Stack>
    </Card>
  )
}

/** The QR code as an SVG for printing. */
function SvgLink({ link, title }: { link: string; title: string }) {
  const [svg, setSvg] = useState<string>()
  useEffect(() => {
    let shown = true
    const draw = async () => {
      const drawn = await toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
      if (shown) setSvg(drawn)
    }
    // Each by itself: all of a site's codes at once would hold a phone for a tenth of a second.
    setTimeout(draw)
    return () => {
      shown = false
    }
  }, [link])

  if (!svg) return null
  const file = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`
  return (
    <ExternalLink
      href={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      download={file}
      aria-label={`Download SVG of ${title}`}
    >
      Download SVG
    </ExternalLink>
  )
}
