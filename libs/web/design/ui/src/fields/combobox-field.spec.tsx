import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ComboboxField } from './combobox-field'

const towns = [
  { value: 'leeds', label: 'Leeds', hint: 'West Yorkshire' },
  { value: 'london', label: 'London' },
  { value: 'luton', label: 'Luton' },
]

function TownField() {
  const [town, setTown] = useState('')
  return (
    <>
      <ComboboxField label="Town" hint="Where you want to work" options={towns} value={town} onChange={setTown} />
      <output aria-label="Chosen">{town}</output>
    </>
  )
}

describe('a combobox', () => {
  it('finds a choice by typing and takes it with the keyboard', async () => {
    render(<TownField />)

    await userEvent.type(screen.getByRole('combobox', { name: 'Town' }), 'lut')
    await screen.findByRole('option', { name: 'Luton' })
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')

    expect(screen.getByRole('status', { name: 'Chosen' }).textContent).toBe('luton')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' }).value).toBe('Luton')
  })

  it('says when nothing matches', async () => {
    render(<TownField />)

    await userEvent.type(screen.getByRole('combobox', { name: 'Town' }), 'zzz')

    expect(await screen.findByText('Nothing matches what you typed.')).toBeDefined()
  })
})
