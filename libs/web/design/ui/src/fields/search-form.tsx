import type { ComponentProps, SubmitEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useSearchForm } from './use-search-form'

export { useSearchForm }

interface SearchFormProps extends ComponentProps<'form'> {
  /** The path that shows what is found; this one unless told. */
  action?: string
}

/**
 * A form whose fields become the query of an address, and are what the address has after Back. Before the app has come
 * the browser sends it.
 */
export function SearchForm({ action, ...rest }: SearchFormProps) {
  const here = useLocation().pathname
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { formKey, search } = useSearchForm(params)
  const path = action ?? here

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const texts = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter((field): field is [string, string] => typeof field[1] === 'string'),
    )
    if (path === here) search(texts)
    else void navigate(`${path}?${new URLSearchParams(texts).toString()}`)
  }

  return <form key={formKey} role="search" {...rest} method="get" action={path} onSubmit={handleSubmit} />
}
