import { alertDurations } from '@s4/contract'
import { isRole, roles, sectorsFor, siaSectors } from '@s4/domain/sia'
import { CheckboxField, FieldGroup, Fieldset, PinField, SelectField, TextArea, TextField } from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { firstSector } from '../draft/posting-form'
import type { PostingFormState } from '../draft/use-posting-form'
import { RequirementFields } from './requirement-fields'

const roleOptions = roles.map(({ id, label }) => ({ value: id, label }))
const intervalOptions = alertDurations.map((minutes) => ({
  value: String(minutes),
  label: minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : '2 hours',
}))

export function WorkFields({ form }: { form: PostingFormState }) {
  const { field, setValue, control } = form
  const role = field('role')
  const chosen = useWatch({ control, name: 'role' })
  const { needed, sectors } = licencesFor(chosen)
  return (
    <Fieldset legend="The work">
      <TextField
        label="Title"
        hint="What people will search for, like Door supervisor, Saturday night."
        {...field('title')}
      />
      <FieldGroup min={220}>
        <SelectField
          label="Role"
          options={roleOptions}
          {...role}
          onChange={(event) => {
            setValue('siaSector', firstSector(event.target.value, null))
            return role.onChange(event)
          }}
        />
        <SelectField
          key={chosen}
          label="SIA licence needed"
          options={sectors.map((sector) => ({ value: sector, label: sector }))}
          {...(!needed && { emptyLabel: 'None' })}
          {...field('siaSector')}
        />
      </FieldGroup>
    </Fieldset>
  )
}

/** What may be left empty. */
export function MoreFields({ form }: { form: PostingFormState }) {
  const { field } = form
  return (
    <Fieldset legend="More about the work">
      <TextArea label="Description" optional {...field('description')} />
      <RequirementFields form={form} />
      <TextArea
        label="Other requirements"
        optional
        rows={2}
        hint="In your own words. Workers read this before they apply."
        {...field('otherRequirements')}
      />
      <TextArea
        label="Risks of this work, and what you do about them"
        optional
        rows={2}
        hint="Workers read this before they accept. The risks of the site are added."
        {...field('knownRisks')}
      />
    </Fieldset>
  )
}

/** The sectors of a role; all of them, optionally, when the law asks for none. */
function licencesFor(role: string) {
  const sectors = isRole(role) ? sectorsFor(role) : []
  return { needed: sectors.length > 0, sectors: sectors.length > 0 ? sectors : siaSectors }
}

export function DayFields({ form: { field } }: { form: PostingFormState }) {
  return (
    <Fieldset legend="Pay and people">
      <FieldGroup min={200}>
        <TextField
          label="Pay"
          prefix="£"
          suffix="per hour"
          inputMode="decimal"
          autoComplete="off"
          {...field('payPerHour')}
        />
        <TextField label="People needed on each shift" inputMode="numeric" autoComplete="off" {...field('positions')} />
      </FieldGroup>
      <CheckboxField
        label="Breaks are paid"
        hint="Workers record breaks during the shift. Unpaid ones come off the paid time. Over 6 h, 20 minutes are due."
        {...field('breaksPaid')}
      />
      <CheckboxField
        label="The worker may send a substitute"
        hint="Another worker on S4 who accepts the same terms and passes your checks. You are told who comes."
        {...field('terms.substitution')}
      />
      <FieldGroup>
        <PinField
          label="PIN"
          optional
          hint="4 digits to book on with. Workers see it 24 hours before the shift. Leave it empty and S4 chooses."
          {...field('pin')}
        />
        <SelectField
          label="Check call every"
          hint={'Workers answer with the PIN. If they do not answer within 5 minutes, you get an alert and an email.'}
          options={intervalOptions}
          {...field('alertDuration')}
        />
      </FieldGroup>
    </Fieldset>
  )
}
