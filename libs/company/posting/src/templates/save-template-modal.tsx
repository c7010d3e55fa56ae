import { useToast } from '@s4/toast'
import { Modal } from '@s4/ui'
import type { Posting } from '../draft/posting-shape'
import { templateOfPosting } from '../draft/template-fields'
import { TemplateNameForm } from './template-name-form'
import { useCreateTemplate } from './template-queries'

/** Keeps a posting as a template, which goes on being written. Closed without one. */
export function SaveTemplateModal({ posting, onClose }: { posting: Posting | null; onClose: () => void }) {
  const create = useCreateTemplate()
  const toast = useToast()
  const close = () => {
    create.reset()
    onClose()
  }
  if (posting === null) return null
  return (
    <Modal
      open
      onClose={close}
      title="Save as a template"
      description="It keeps everything but the first day and the PIN. Nothing is posted yet."
    >
      <TemplateNameForm
        label="New template"
        name={posting.title.slice(0, 60)}
        failure={create.error}
        busy={create.isPending}
        saveLabel="Save template"
        onCancel={close}
        onSave={(name) =>
          create.mutate(
            { ...templateOfPosting(posting), name },
            {
              onSuccess: () => {
                toast.success(`The template ${name} is saved.`)
                close()
              },
            },
          )
        }
      />
    </Modal>
  )
}
