import { Button, FileField, Inline, Modal, Stack, Text, TextField, type TextFieldProps, lazyPart } from '@s4/ui'
import { Camera } from 'lucide-react'
import { Suspense, useState, type ChangeEvent } from 'react'

// The scanner and its WASM are large, so they are loaded when the camera is opened.
const CodeScanner = lazyPart(async () => (await import('./code-scanner')).CodeScanner)

interface CodeFieldProps {
  field: Omit<TextFieldProps, 'label'>
  onCode: (code: string) => void
}

export function CodeField({ field, onCode }: CodeFieldProps) {
  const [scanning, setScanning] = useState(false)
  const [unread, setUnread] = useState<string>()

  const readPhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? []
    if (!photo) return
    const { codeInPhoto } = await import('./detect-code')
    const code = await codeInPhoto(photo)
    setUnread(
      code === null
        ? 'No QR code could be read in that photo. Hold the phone closer, or type the code under it.'
        : undefined,
    )
    if (code !== null) onCode(code)
  }

  return (
    <Stack gap="sm">
      <TextField
        label="Code at the site"
        hint="Under the QR code, like 7K3M-Q2XD-9FHT."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field}
      />
      <Inline>
        <Button tone="quiet" icon={<Camera aria-hidden size={18} />} onClick={() => setScanning(true)}>
          Scan the QR code
        </Button>
      </Inline>
      <FileField
        label="Photo of the QR code"
        hint="If the scan does not work."
        optional
        accept="image/*"
        capture="environment"
        error={unread}
        onChange={(event) => void readPhoto(event)}
      />
      <Modal open={scanning} onClose={() => setScanning(false)} title="Scan the QR code at the site">
        <Suspense fallback={<Text>Starting the camera…</Text>}>
          {scanning && (
            <CodeScanner
              onCode={(code) => {
                onCode(code)
                setScanning(false)
              }}
            />
          )}
        </Suspense>
      </Modal>
    </Stack>
  )
}
