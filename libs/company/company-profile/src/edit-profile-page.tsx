import { phoneText } from '@s4/domain/phone-text'
import { companyLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { CompanyProfile, Company, Point } from '@s4/contract'
import { PointPicker } from '@s4/map'
import { useConfig, useFindLocations } from '@s4/queries'
import {
  Button,
  ButtonLink,
  Disclosure,
  ErrorSummary,
  Fieldset,
  Form,
  Grid,
  Inline,
  Page,
  Stack,
  TabTitle,
  Text,
  TextArea,
  TextField,
} from '@s4/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import {
  companyRead,
  useBackToProfile,
  useChangeCompany,
  useCompany,
  useCreateCompany,
} from './queries/company-queries'
import { LogoField } from './logo-field'
import { ManagerFields, managerText } from './manager-fields'

const loadCompanyProfile = () => import('./edit-profile-fields').then(({ CompanyProfile }) => CompanyProfile)

const NO_MANAGER = { managerName: '', managerEmail: '', managerPhone: '' }

/** The whole company profile; the first save creates the company. */
export function EditProfilePage() {
  const company = useCompany()
  return company ? <ProfileForm company={company} start={toFormValues(company)} /> : <NewProfile />
}

/** Begins with what was given for the account. */
function NewProfile() {
  const { email, phone } = useSuspenseQuery(useApi().query('account.show', {})).data
  const known = phoneText(phone)
  const manager = { managerName: '', managerEmail: email, managerPhone: known }
  return (
    <ProfileForm
      company={null}
      start={{ ...toFormValues(null), companyContact: known, companyEmail: email, manager }}
      hint="We filled in the phone number and email addresses of your account. Change any that are wrong."
    />
  )
}

interface ProfileFormProps {
  company: Company | null
  start: CompanyProfileInput
  hint?: string
}

function ProfileForm({ company, start, hint }: ProfileFormProps) {
  const create = useCreateCompany()
  const change = useChangeCompany()
  const goBack = useBackToProfile()
  const { field, errors, formProps, formState, control, setValue } = useContractForm<
    CompanyProfileInput,
    CompanyProfile
  >({
    schema: loadCompanyProfile,
    defaultValues: start,
    record: companyRead(company, 'companyName', 'companyContact', 'companyEmail', 'address', 'bio', 'manager', 'point'),
    failure: create.error ?? change.error,
    onSubmit: (profile) =>
      (company ? change.mutateAsync(profile) : create.mutateAsync(profile)).then(
        () => goBack('Your company profile is saved.', company === null),
        () => undefined,
      ),
  })

  return (
    <Page>
      <TabTitle title="Edit" />
      <Form label="Company profile" wide {...formProps}>
        {hint && <Text tone="muted">{hint}</Text>}
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Grid min={360} gap="lg" stretch>
          <Fieldset legend="Company">
            <TextField label="Company name" autoComplete="organization" {...field('companyName')} />
            <LogoField company={company} onSent={(id) => setValue('logoFileId', id)} />
            <TextArea
              label="Address"
              rows={3}
              autoComplete="street-address"
              hint="Workers see it on your company’s page, and it is on invoices."
              {...field('address')}
            />
            <AddressOnMap control={control} onPick={(point) => setValue('point', point)} />
            <TextArea
              label="About the company"
              hint="What you do and how you treat people. Workers read this before they apply."
              {...field('bio')}
            />
          </Fieldset>
          <Stack gap="lg">
            <Fieldset legend="Contact">
              <TextField
                label="Contact"
                hint="A phone number or a name, for workers who want to ask you something."
                autoComplete="tel"
                {...field('companyContact')}
              />
              <TextField
                label="Company email address"
                type="email"
                inputMode="email"
                autoComplete="email"
                {...field('companyEmail')}
              />
            </Fieldset>
            <ManagerFields field={field} hint={managerText} />
          </Stack>
        </Grid>
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            Save profile
          </Button>
          <ButtonLink to={companyLinks.profile} tone="plain">
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </Page>
  )
}

type CompanyProfileInput = z.input<typeof CompanyProfile>

/** The company's point on the map, shown to workers. */
function AddressOnMap({
  control,
  onPick,
}: {
  control: Control<CompanyProfileInput, unknown, CompanyProfile>
  onPick: (point: Point) => void
}) {
  const [point, address] = useWatch({ control, name: ['point', 'address'] })
  return (
    <Disclosure summary={point ? 'On the map' : 'Put it on the map (optional)'}>
      <PointPicker
        point={point ?? null}
        onPick={onPick}
        find={useFindLocations()}
        tileUrl={useConfig().tileUrl}
        suggestion={address}
      />
    </Disclosure>
  )
}

const toFormValues = (company: Company | null): CompanyProfileInput => ({
  companyName: company?.companyName ?? '',
  address: company?.address ?? '',
  bio: company?.bio ?? '',
  companyContact: company?.companyContact ?? '',
  companyEmail: company?.companyEmail ?? '',
  manager: company?.manager ?? NO_MANAGER,
  point: company?.point ?? null,
})
