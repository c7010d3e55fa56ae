import { useEndpointMutation } from '@s4/api-client'
import { IconButton } from '@s4/ui'
import { Bookmark, BookmarkCheck } from 'lucide-react'

/** Saves or unsaves a job, and shows the new state before the server has answered. */
export function SaveButton({ id, title, saved }: { id: string; title: string; saved: boolean }) {
  const save = useEndpointMutation('jobSearch.save')
  const unsave = useEndpointMutation('jobSearch.unsave')
  const busy = save.isPending || unsave.isPending
  const shown = save.isPending || (saved && !unsave.isPending)
  const Icon = shown ? BookmarkCheck : Bookmark
  return (
    <IconButton
      label={shown ? `Remove ${title} from your saved jobs` : `Save ${title}`}
      aria-pressed={shown}
      disabled={busy}
      onClick={() => (saved ? unsave : save).mutate({ id })}
    >
      <Icon aria-hidden />
    </IconButton>
  )
}
