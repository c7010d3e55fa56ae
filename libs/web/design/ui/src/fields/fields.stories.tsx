import { useState } from 'react'
import {
  Button,
  CheckboxField,
  CheckboxGroupField,
  Combobox,
  DateField,
  ErrorSummary,
  FieldGroup,
  Fieldset,
  FileField,
  FileOnItsWay,
  FoldedFilters,
  Form,
  PasswordField,
  PinField,
  RadioGroupField,
  RangeField,
  SearchField,
  SelectField,
  SignatureField,
  Stack,
  StarRating,
  StarRatingText,
  SwitchField,
  TextArea,
  TextField,
  TimeField,
} from '../index'
import { SearchForm } from './search-form'

const nothing = () => undefined
const roles = [
  { value: 'door', label: 'Door supervisor' },
  { value: 'guard', label: 'Security guard' },
  { value: 'cctv', label: 'CCTV operator', disabled: true },
]

export const TextFields = () => (
  <Stack>
    <TextField label="Full name" name="fullname" defaultValue="Ada Okafor" />
    <TextField label="Pay" name="pay" prefix="£" suffix="per hour" hint="At least £12.21." defaultValue="14.50" />
    <TextField label="Telephone" name="phone" prefix="+44" error="Give a UK number, such as 07700 900123." />
    <TextField label="Middle name" name="middle" optional placeholder="As in your passport" />
    <TextField label="Email" name="email" disabled defaultValue="ada@example.com" />
  </Stack>
)

export const LongText = () => (
  <Stack>
    <TextArea label="What happened?" name="happened" hint="The company reads this." />
    <TextArea label="Reason" name="reason" error="Say why. The worker reads it." />
  </Stack>
)

export const Passwords = () => (
  <Stack>
    <PasswordField label="Password" name="password" autoComplete="current-password" defaultValue="correct horse" />
    <PasswordField
      label="New password"
      name="new-password"
      autoComplete="new-password"
      error="Use 12 characters or more."
    />
  </Stack>
)

export const DatesAndTimes = () => (
  <FieldGroup>
    <DateField label="Date" name="date" defaultValue="2026-11-21" />
    <TimeField label="Start" name="start" defaultValue="22:00" />
    <TimeField label="End" name="end" defaultValue="06:00" error="The shift is longer than 12 h." />
  </FieldGroup>
)

export const Pin = () => <PinField label="PIN of the site" name="pin" hint="Four digits." defaultValue="0421" />

export const Searches = () => (
  <Stack>
    <SearchField label="Search for work" placeholder="Door supervisor, London" />
    <SearchField label="Find a postcode or a place" hiddenLabel={false} defaultValue="E1W 2SF" />
  </Stack>
)

export const Select = () => (
  <Stack>
    <SelectField label="Role" name="role" options={roles} emptyLabel="Choose a role" />
    <SelectField label="Site" name="site" options={[{ value: 'dock', label: 'Tobacco Dock' }]} error="Choose a site." />
  </Stack>
)

export const Filters = () => (
  <FoldedFilters active={1}>
    <SelectField label="Site" emptyLabel="All sites" options={[{ value: 'dock', label: 'Tobacco Dock' }]} />
  </FoldedFilters>
)

export const FileThatIsSent = () => (
  <FileOnItsWay name="licence.jpg" sent={1_400_000} total={2_600_000} cancel={nothing} />
)

export const Choices = () => (
  <Stack>
    <RadioGroupField
      label="Time to answer"
      name="lapse"
      hint="An offer expires an hour before the shift at the latest."
      options={[
        { value: '24', label: '24 hours' },
        { value: '4', label: '4 hours', hint: 'For a shift that is near' },
        { value: '1', label: '1 hour', disabled: true },
      ]}
      value="24"
      onChange={nothing}
    />
    <RadioGroupField
      label="Are breaks paid?"
      name="breaks"
      inline
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
      error="Say whether breaks are paid."
    />
    <CheckboxGroupField label="Roles you take" name="roles" options={roles} values={['door']} onChange={nothing} />
  </Stack>
)

export const Checkboxes = () => (
  <Stack>
    <CheckboxField label="Remember this device" name="remember" hint="For 30 days." defaultChecked />
    <CheckboxField label="I accept the terms" name="terms" error="Accept the terms to go on." />
    <SwitchField
      label="Share my position during a shift"
      name="position"
      hint="Only the company of the shift sees it."
    />
    <SwitchField label="Mails about new work" name="mails" defaultChecked />
  </Stack>
)

export const Files = () => (
  <Stack>
    <FileField label="Picture of yourself" name="picture" accept="image/*" hint="JPEG or PNG, up to 5 MB." />
    <FileField
      label="SIA licence"
      name="licence"
      onItsWay={{ name: 'licence.jpg', sent: 1_300_000, total: 4_100_000, cancel: () => undefined }}
    />
    <FileField label="Proof of address" name="proof" multiple error="Choose a file of up to 5 MB." />
  </Stack>
)

export const Stars = () => {
  const [stars, setStars] = useState(4)
  return (
    <Stack>
      <StarRating label="How was it with Ada?" name="stars" value={stars} onRate={setStars} />
      <StarRatingText stars={4.6} count={12} />
      <StarRatingText stars={5} count={1} />
      <StarRatingText stars={null} count={0} />
    </Stack>
  )
}

export const WholeForm = () => (
  <Form label="Your address" restored={{ onDiscard: nothing }}>
    <ErrorSummary attempt={1} errors={[{ name: 'postcode', message: 'Give a UK postcode, such as E1W 2SF.' }]} />
    <Fieldset legend="Your address" hint="Where your statements are sent.">
      <TextField label="Street" name="street" defaultValue="8 Wapping Lane" />
      <TextField label="Postcode" name="postcode" error="Give a UK postcode, such as E1W 2SF." defaultValue="E1W" />
    </Fieldset>
    <div>
      <Button type="submit">Save the address</Button>
    </div>
  </Form>
)

export const SearchAsAnAddress = () => (
  <SearchForm aria-label="Clients">
    <SearchField label="Search by name" hiddenLabel={false} name="text" defaultValue="dock" />
  </SearchForm>
)

export const ComboboxWithMatches = () => {
  const [text, setText] = useState('do')
  return (
    <Combobox
      label="Jobs and people"
      value={text}
      onType={setText}
      status="2 found"
      onChoose={setText}
      groups={[
        {
          label: 'Jobs',
          options: [{ id: 'job', title: 'Door supervisor', detail: 'Tobacco Dock, from Sat 21 Nov 2026' }],
        },
        { label: 'People', options: [{ id: 'person', title: 'Dora Fox', detail: 'Applied to you' }] },
      ]}
    />
  )
}

export const Signature = () => {
  const [strokes, setStrokes] = useState('40,90 90,40 140,110;180,80 260,80')
  return (
    <SignatureField
      label="Signature of the witness"
      hint="Sign with a finger or a pen."
      strokes={strokes}
      onSign={setStrokes}
      pad={{ width: 400, height: 160, most: 12_000 }}
      pathOf={(text) =>
        text
          .split(';')
          .filter(Boolean)
          .map((stroke) => `M${stroke.replaceAll(' ', 'L')}`)
          .join('')
      }
    />
  )
}

export const Range = () => {
  const [minutes, setMinutes] = useState(90)
  return (
    <RangeField
      label="Time"
      min={0}
      max={480}
      step={1}
      value={minutes}
      valueText={`${minutes} minutes after the start`}
      onChange={setMinutes}
    />
  )
}
