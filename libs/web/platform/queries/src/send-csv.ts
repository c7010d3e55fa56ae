import { useApi, useSending } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import type { RouteName, RouteOutput } from '@s4/contract/routes'
import { useMutation } from '@tanstack/react-query'

/** Sends a CSV file; the props of the field that chooses it say how that goes. */
export function useSendCsv<Name extends RouteName>(name: Name, onSent: (file: RouteOutput<Name>) => void) {
  const api = useApi()
  const { onItsWay, start } = useSending()
  const send = useMutation({
    meta: { shown: true },
    mutationFn: (file: File) => start(file, (sending) => api.sendFile(name, file, sending)),
    onSuccess: (answer) => answer && onSent(answer),
  })
  const failure = send.error instanceof ApiError ? send.error : null
  const other = send.error && 'The file could not be sent. Try again.'
  return {
    failure,
    message: failure?.fields['file'] ?? failure?.message ?? other ?? undefined,
    onItsWay,
    onChoose: (file: File) => send.mutate(file),
  }
}
