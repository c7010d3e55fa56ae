import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { momentText } from '@s4/domain/shift-text'
import {
  Button,
  Callout,
  DescriptionList,
  FileField,
  Form,
  Heading,
  NeedsScripts,
  Page,
  PublicFrame,
  Refusal,
  Section,
  Stack,
  Text,
  TextField,
} from '@s4/ui'
import { useState } from 'react'
import { SiteFooter } from './site-footer'
import { sha256Of } from './sha256'

const loadFields = () => import('./verify-fields').then(({ Fields }) => Fields)

const ZONE = 'Europe/London'
const UNREADABLE = 'We could not read that file on this device. Enter its check code (SHA-256) below instead.'

/** Whether a PDF is as S4 made it (docs/product.md#evidence); the file stays on the device. */
export function VerifyPage() {
  const verify = useEndpointMutation('evidence.verify')
  const [unreadable, setUnreadable] = useState(false)

  const checkFile = async (file: File | undefined) => {
    setUnreadable(false)
    verify.reset()
    if (!file) return
    const sha256 = await sha256Of(file).catch(() => null)
    if (sha256) verify.mutate({ sha256 })
    else setUnreadable(true)
  }

  return (
    <PublicFrame title="Check a PDF from S4" footer={<SiteFooter />}>
      <Page width="form">
        <Stack gap="sm">
          <Heading level={1}>Check a PDF from S4</Heading>
          <Text>
            Did somebody give you a PDF that S4 made, such as a report log? Choose it here to see if it was changed.
            Your file stays on this device.
          </Text>
        </Stack>
        <NeedsScripts what="Checking a file" />
        <FileField
          label="File"
          accept="application/pdf"
          error={unreadable ? UNREADABLE : undefined}
          onChange={({ target }) => void checkFile(target.files?.[0])}
        />
        {!verify.error?.isOnFields && <Refusal failure={verify.error} title="The file was not checked" />}
        <div aria-live="polite">{verify.data && <Result file={verify.data.file} />}</div>
        <TypedCheck verify={verify} />
      </Page>
    </PublicFrame>
  )
}

type Verify = ReturnType<typeof useEndpointMutation<'evidence.verify'>>

function Result({ file }: NonNullable<Verify['data']>) {
  if (!file)
    return (
      <Callout tone="warning" title="This is not a file as S4 made it">
        It was changed, S4 did not make it, or it is more than 6 years old. Ask for the file again.
      </Callout>
    )
  return (
    <Callout tone="success" title="This file was not changed">
      <DescriptionList
        items={[
          { term: 'Made for', detail: file.companyName },
          { term: 'What it is', detail: file.title },
          { term: 'Made on', detail: momentText(file.madeAt, ZONE) },
        ]}
      />
    </Callout>
  )
}

function TypedCheck({ verify }: { verify: Verify }) {
  const { formProps, field } = useContractForm({
    schema: loadFields,
    defaultValues: { sha256: '' },
    failure: verify.error,
    keepsDraft: false,
    onSubmit: (input) => verify.mutate(input),
  })
  return (
    <Section title="Or enter its check code">
      <Form label="Check the code" {...formProps}>
        <TextField
          label="Check code (SHA-256)"
          hint="64 characters. It came with the file."
          autoComplete="off"
          spellCheck={false}
          {...field('sha256')}
        />
        <Button type="submit" tone="quiet" busy={verify.isPending}>
          Check
        </Button>
      </Form>
    </Section>
  )
}
