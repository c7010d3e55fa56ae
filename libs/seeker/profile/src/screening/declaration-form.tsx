import { seekerLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import type { ScreeningFile } from '@s4/contract'
import { useEndpointMutation } from '@s4/api-client'
import { Button, ButtonLink, CheckboxField, ErrorSummary, Form, Inline, RadioGroupField, Text, TextArea } from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { EditPage } from '../edit/edit-page'

const loadDeclarationDraft = () => import('./declaration-fields').then(({ DeclarationDraft }) => DeclarationDraft)

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const

/** An earlier answer; without one nothing is chosen. */
const given = (text: string | undefined) =>
  text === undefined ? { details: '' } : { any: text === '' ? ('no' as const) : ('yes' as const), details: text }

/** Asks only what may be asked: spent convictions are not (docs/uk-rules.md#bs-7858). */
export function DeclarationForm({ held }: { held: ScreeningFile['declaration'] }) {
  const declare = useEndpointMutation('screening.declare')
  const navigate = useNavigate()
  const { field, errors, formProps, formState, control } = useContractForm({
    schema: loadDeclarationDraft,
    defaultValues: { judgments: given(held?.judgments), convictions: given(held?.convictions) },
    failure: declare.error,
    // What is declared here is not left behind in a browser.
    keepsDraft: false,
    onSubmit: (draft) =>
      declare.mutateAsync(draft).then(
        () => navigate(seekerLinks.screeningFile),
        () => undefined,
      ),
  })
  const [judgments, convictions] = useWatch({ control, name: ['judgments.any', 'convictions.any'] })

  return (
    <EditPage
      title="Declare and consent"
      beside={{
        label: 'Who reads it',
        content: (
          <Text>
            Companies you apply to or work for read this answer. We keep it encrypted. It goes when you withdraw your
            consent or erase your account.
          </Text>
        ),
      }}
    >
      <Form label="Declaration" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <RadioGroupField
          label="County court judgments of more than £10,000, bankruptcy or an arrangement with creditors?"
          hint="In the last six years."
          options={yesOrNo}
          inline
          {...field('judgments.any')}
        />
        {judgments === 'yes' && <TextArea label="Which judgments, and when" {...field('judgments.details')} />}
        <RadioGroupField
          label="Unspent convictions or conditional cautions?"
          hint="Spent ones are not asked for, and you need not say them (Rehabilitation of Offenders Act 1974)."
          options={yesOrNo}
          inline
          {...field('convictions.any')}
        />
        {convictions === 'yes' && <TextArea label="Which convictions, and when" {...field('convictions.details')} />}
        <CheckboxField
          label="I declare that this is true, and consent to being screened."
          hint="S4 may ask the referees I name; companies I apply to or work for may read my screening file."
          {...field('consent')}
        />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Declare and consent
          </Button>
          <ButtonLink to={seekerLinks.screeningFile} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </EditPage>
  )
}
