import { QrCode } from '@s4/ui'
import { create } from 'qrcode'

export function QrPicture({ link, label, size }: { link: string; label: string; size?: number }) {
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  return <QrCode modules={modules.data} width={modules.size} label={label} {...(size && { size })} />
}
