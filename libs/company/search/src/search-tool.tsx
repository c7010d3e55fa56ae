import { IconButton, lazyDialog } from '@s4/ui'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isTyping } from './is-typing'

const SearchModal = lazyDialog(async () => (await import('./search-modal')).SearchModal)
const KeysModal = lazyDialog(async () => (await import('./keys-modal')).KeysModal)

/** The button of the search in the top bar, and the keys that open it and the list of keys. */
export function SearchTool() {
  const [open, setOpen] = useState<'search' | 'keys' | null>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSearch = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      const isKeys = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
      // A dialog that is open keeps the keyboard.
      if ((!isSearch && !isKeys) || document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      setOpen(isSearch ? 'search' : 'keys')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <IconButton label="Search everything" aria-haspopup="dialog" onClick={() => setOpen('search')}>
        <Search aria-hidden size={20} />
      </IconButton>
      {open === 'search' && <SearchModal onClose={close} />}
      {open === 'keys' && <KeysModal onClose={close} />}
    </>
  )
}
