import { requirements } from '@s4/domain/requirements'
import { CheckboxGroupField, TextField } from '@s4/ui'
import { useState } from 'react'

const languages = requirements
  .filter(({ subject }) => subject === 'languages')
  .map(({ code, label }) => ({ value: code, label }))

interface LanguagesFieldProps {
  values: readonly string[]
  /** Says what the choice is of: those the reader speaks, or those a job asks for. */
  hint: string
  onToggle: (code: string, isChosen: boolean) => void
}

/** The languages that are chosen, and those whose name begins as typed. */
export function LanguagesField({ values, hint, onToggle }: LanguagesFieldProps) {
  const [typed, setTyped] = useState('')
  const start = typed.trim().toLowerCase()
  const isChosen = (code: string) => values.includes(code)
  const shown = languages.filter(
    ({ value, label }) => isChosen(value) || (start !== '' && label.toLowerCase().startsWith(start)),
  )
  const found = shown.filter(({ value }) => !isChosen(value)).length

  return (
    <>
      <TextField
        label="Find a language"
        optional
        autoComplete="off"
        hint={start !== '' && found === 0 ? 'No other language begins like that.' : hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shown.length > 0 && (
        <CheckboxGroupField
          label="Languages"
          name="languages"
          inline
          options={shown}
          values={values}
          onChange={({ target }) => onToggle(target.value, target.checked)}
        />
      )}
    </>
  )
}
