import type { ComponentProps, SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface SearchFormProps extends ComponentProps<'form'> {
  /** The path that shows what is found; this one unless told. */
  action?: string
}

/** A form whose fields become the query of an address. Before the app has come the browser sends it. */
export function SearchForm({ action, ...rest }: SearchFormProps) {
  const here = useLocation().pathname
  const navigate = useNavigate()
  const path = action ?? here

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const texts = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    void navigate(`${path}?${new URLSearchParams(texts).toString()}`)
  }

  return <form role="search" {...rest} method="get" action={path} onSubmit={handleSubmit} />
}
