import { IN_SECRET } from '@s4/domain/alert-words'
import { Button, Text } from '@s4/ui'
import { MessageLink, messagePath } from '@s4/work'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChooseJobModal } from './choose-job-modal'

interface MessageButtonProps {
  seeker: { id: string; fullname: string; inSecret: boolean }
  /** Without a job the person chooses one first, because every conversation is about a job. */
  jobId?: string | undefined
}

/** A way to write to a worker, or why nobody may just now. */
export function MessageButton({ seeker: { id, fullname, inSecret }, jobId }: MessageButtonProps) {
  const [choosing, setChoosing] = useState(false)
  const navigate = useNavigate()
  if (inSecret) return <Text tone="danger">{IN_SECRET}.</Text>
  if (jobId) return <MessageLink jobId={jobId} seekerId={id} name={fullname} />

  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon={<MessagesSquare aria-hidden />}
        aria-label={`Message ${fullname}`}
        onClick={() => setChoosing(true)}
      >
        Message
      </Button>
      <ChooseJobModal
        open={choosing}
        title={`Write to ${fullname} about which job?`}
        none="You have no open job to write about."
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => void navigate(messagePath(chosen, id))}
      />
    </>
  )
}
