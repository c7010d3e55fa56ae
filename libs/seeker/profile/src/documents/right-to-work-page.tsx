import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import type { RightToWorkKind } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { useChange } from '@s4/queries'
import {
  Button,
  ButtonLink,
  Callout,
  DateField,
  ErrorSummary,
  ExternalLink,
  Form,
  Inline,
  RadioGroupField,
  Section,
  Text,
  TextField,
  TextLink,
} from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { DocumentState } from './document-state'
import { EditPage } from '../edit/edit-page'
import { useProfile, useRightToWork } from '../queries/profile-queries'
import { documentRead } from './document-read'
import { rightToWorkKinds } from './right-to-work-kinds'
import { SealedNumber } from '../numbers/sealed-number'
import { UploadField } from '../edit/upload-field'
import { PROFILE_PATH, useContinueProfile } from '../edit/use-continue-profile'

const loadRightToWorkDraft = () => import('./right-to-work-fields').then(({ RightToWorkDraft }) => RightToWorkDraft)

const labels = {
  kind: 'How you will prove your right to work',
  shareCode: 'Share code',
  expiresOn: 'Permission ends',
  restrictions: 'Limits on your work',
}
const NOTHING = { kind: null, shareCode: null, expiresOn: null, restrictions: '', file: null }
const limited: readonly RightToWorkKind[] = ['shareCode', 'digitalCheck']

/** The right to work in the United Kingdom, needed before accepting work (docs/uk-rules.md#right-to-work). */
export function RightToWorkPage() {
  const held = useRightToWork()
  const { dateOfBirth } = useProfile()
  const save = useChange('rightToWork.replace')
  const continueProfile = useContinueProfile()
  const { field, errors, formProps, formState, setValue, control } = useContractForm({
    schema: loadRightToWorkDraft,
    defaultValues: {
      kind: held?.kind,
      shareCode: '',
      expiresOn: held?.expiresOn ?? '',
      restrictions: held?.restrictions ?? '',
      fileId: null,
    },
    failure: save.error,
    record: documentRead(held ?? NOTHING, { labels, masked: 'shareCode' }),
    onSubmit: (draft) =>
      save.mutateAsync(draft).then(
        () => continueProfile({ message: 'Your right to work is saved.' }),
        () => undefined,
      ),
  })
  const kind = useWatch({ control, name: 'kind' })

  return (
    <EditPage
      title="Right to work"
      beside={{
        label: 'Who checks it',
        content: <Text>Companies must check this for every worker before the first shift.</Text>,
      }}
    >
      {held && (
        <Section title="What we hold">
          <Text>{rightToWorkKinds[held.kind]}</Text>
          {held.shareCode && <SealedNumber name="share code" kind="share-code" masked={held.shareCode} />}
          <DocumentState document={held} />
        </Section>
      )}
      <Form label="Right to work" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <RadioGroupField
          label="How will you prove your right to work?"
          options={Object.entries(rightToWorkKinds).map(([value, label]) => ({ value, label }))}
          {...field('kind')}
        />
        {kind === 'shareCode' && (
          <>
            <TextField
              label="Share code"
              hint={
                <>
                  Starts with W, like W9X-6GY-2S2, and works for 90 days.{' '}
                  <ExternalLink href="https://www.gov.uk/prove-right-to-work" target="_blank" rel="noreferrer">
                    Get one on GOV.UK
                  </ExternalLink>
                </>
              }
              autoComplete="off"
              spellCheck={false}
              {...field('shareCode')}
            />
            {dateOfBirth ? (
              <Text size="small" tone="muted">
                Companies check the code with your date of birth, {dateText(dateOfBirth, { weekday: false })}.
              </Text>
            ) : (
              <Callout
                tone="warning"
                action={<TextLink to={seekerLinks.editPersonalDetails}>Add your date of birth</TextLink>}
              >
                Companies need your date of birth to check the code.
              </Callout>
            )}
          </>
        )}
        {kind && limited.includes(kind) && (
          <>
            <DateField
              label="Permission ends"
              optional
              hint="Leave it empty if it has no end."
              {...field('expiresOn')}
            />
            <TextField
              label="Limits on your work"
              optional
              hint="Such as at most 20 hours a week in term time."
              {...field('restrictions')}
            />
          </>
        )}
        <UploadField
          label={held?.file ? 'Replace the copy' : 'A copy of your passport, card or eVisa page'}
          optional
          purpose="right-to-work"
          onSent={({ id }) => setValue('fileId', id)}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save right to work
          </Button>
          <ButtonLink to={PROFILE_PATH} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}
