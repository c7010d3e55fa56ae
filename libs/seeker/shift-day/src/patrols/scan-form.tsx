import { useContractForm } from '@s4/api-client/forms'
import type { Patrol } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, Form, Inline, Refusal } from '@s4/ui'
import { CodeField } from '../booking/code-field'
import { useScan } from './patrol-queries'

const loadScanFields = () => import('./scan-fields').then(({ ScanFields }) => ScanFields)

interface ScanFormProps {
  patrol: Patrol
  workId: string
}

/** Sends a point by its code: scanned, from a photo or typed. A scanned one is sent at once. */
export function ScanForm({ patrol, workId }: ScanFormProps) {
  const scan = useScan()
  const toast = useToast()
  const send = (code: string) => {
    // Callbacks of `mutate` do not run once the patrol is done and this form is gone.
    void scan.mutateAsync({ id: workId, patrolId: patrol.id, code }).then(
      (after) => {
        restart({ code: '' })
        toast.success(after ? sentText(after) : 'Kept on this phone. The code is checked when there is a signal.')
      },
      () => undefined,
    )
  }
  const { field, formProps, setValue, restart } = useContractForm({
    schema: loadScanFields,
    defaultValues: { code: '' },
    failure: scan.error,
    keepsDraft: false,
    onSubmit: ({ code }) => send(code),
  })
  return (
    <Form label={`Scan a point of ${patrol.name}`} {...formProps}>
      <Refusal failure={scan.error} />
      <CodeField
        field={field('code')}
        onCode={(code) => {
          setValue('code', code)
          send(code)
        }}
      />
      <Inline>
        <Button type="submit" busy={scan.isPending}>
          Send the code
        </Button>
      </Inline>
    </Form>
  )
}

function sentText({ status, points }: Patrol): string {
  const left = points.filter(({ scannedAt }) => scannedAt === null).length
  if (status === 'done') return 'The patrol is done.'
  if (left === 0) return 'Every point is scanned.'
  return left === 1 ? 'Scanned. 1 point to go.' : `Scanned. ${left} points to go.`
}
