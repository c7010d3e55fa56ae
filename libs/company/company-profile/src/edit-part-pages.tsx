import { companyLinks } from '@s4/links'
import { useContractForm } from '@s4/api-client/forms'
import { Button, ButtonLink, ErrorSummary, Form, FormPage, Inline, TabTitle, Text, TextField } from '@s4/ui'
import { companyRead, useBackToProfile, useChangeCompany, useCompany } from './queries/company-queries'
import { ManagerFields, managerText } from './manager-fields'

const loadContactForm = () => import('./edit-part-pages-fields').then(({ ContactForm }) => ContactForm)
const loadEmailForm = () => import('./edit-part-pages-fields').then(({ EmailForm }) => EmailForm)
const loadManagerForm = () => import('./edit-part-pages-fields').then(({ ManagerForm }) => ManagerForm)

function useSavePart(message: string) {
  const change = useChangeCompany()
  const goBack = useBackToProfile()
  return {
    failure: change.error,
    save: (part: Parameters<typeof change.mutateAsync>[0]) =>
      change.mutateAsync(part).then(
        () => goBack(message),
        () => undefined,
      ),
  }
}

export function EditContactPage() {
  const company = useCompany()
  const { failure, save } = useSavePart('Your contact is saved.')
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadContactForm,
    defaultValues: { companyContact: company?.companyContact ?? '' },
    failure,
    onSubmit: save,
    record: companyRead(company, 'companyContact'),
  })
  return (
    <FormPage
      head={<TabTitle title="Contact" />}
      beside={{
        label: 'What it is for',
        content: <Text>For workers who want to ask you something. It is on the terms of their work.</Text>,
      }}
    >
      <Form label="Company contact" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField label="Contact" hint="A phone number or a name." autoComplete="tel" {...field('companyContact')} />
        <Actions busy={formState.isSubmitting} label="Save contact" />
      </Form>
    </FormPage>
  )
}

export function EditEmailPage() {
  const company = useCompany()
  const { failure, save } = useSavePart('Your email address is saved.')
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadEmailForm,
    defaultValues: { companyEmail: company?.companyEmail ?? '' },
    failure,
    onSubmit: save,
    record: companyRead(company, 'companyEmail'),
  })
  return (
    <FormPage
      head={<TabTitle title="Email address" />}
      beside={{ label: 'Who sees it', content: <Text>Workers see it. You sign in with your own.</Text> }}
    >
      <Form label="Company email" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <TextField
          label="Company email address"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('companyEmail')}
        />
        <Actions busy={formState.isSubmitting} label="Save email address" />
      </Form>
    </FormPage>
  )
}

export function EditManagerPage() {
  const company = useCompany()
  const { failure, save } = useSavePart('Your manager is saved.')
  const manager = company?.manager ?? { managerName: '', managerEmail: '', managerPhone: '' }
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadManagerForm,
    defaultValues: { manager },
    failure,
    onSubmit: save,
    record: companyRead(company, 'manager'),
  })
  return (
    <FormPage
      head={<TabTitle title="Manager" />}
      beside={{
        label: 'What the manager gets',
        content: <Text>{managerText}</Text>,
      }}
    >
      <Form label="Company manager" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <ManagerFields field={field} />
        <Actions busy={formState.isSubmitting} label="Save manager" />
      </Form>
    </FormPage>
  )
}

const Actions = ({ busy, label }: { busy: boolean; label: string }) => (
  <Inline>
    <Button type="submit" busy={busy}>
      {label}
    </Button>
    <ButtonLink to={companyLinks.profile} tone="plain">
      Cancel
    </ButtonLink>
  </Inline>
)
