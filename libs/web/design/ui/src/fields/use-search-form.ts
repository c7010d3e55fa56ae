import { useEffect, useState } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'

interface SearchForm {
  key: number
  /** What the URL had when the form was made or kept. */
  searched: string
  /** The form's own search, until the URL has it. */
  sent: string | null
}

/**
 * A form whose search is in the URL. After its own search it stays as it is, with the focus and what was typed
 * meanwhile; any other search, such as by *Back* or *Clear*, gives it another key and so makes it anew.
 */
export function useSearchForm(params: URLSearchParams, options?: NavigateOptions) {
  const [address, setParams] = useSearchParams()
  const searched = params.toString()
  const [form, setForm] = useState<SearchForm>({ key: 0, searched, sent: null })
  if (form.searched !== searched)
    setForm({ key: form.sent === searched ? form.key : form.key + 1, searched, sent: null })

  useEffect(() => {
    // What had the focus has gone with the form before.
    if (form.key > 0 && document.activeElement === document.body) document.querySelector('main')?.focus()
  }, [form.key])

  const search = (texts: Readonly<Record<string, string>>) => {
    const sent = new URLSearchParams(texts)
    setForm({ ...form, sent: sent.toString() })
    // What the address has beside the search stays, such as the job that is open.
    setParams([...[...address].filter(([name]) => !params.has(name)), ...sent], options)
  }
  return { formKey: form.key, search }
}
