import { formatPence } from '@s4/domain/money'
import { useChange } from '@s4/queries'
import { Text } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { CertificateForm } from './certificate-form'
import { DocumentState } from './document-state'
import { EditPage } from '../edit/edit-page'
import { useCertificates } from '../queries/profile-queries'
import { RecordList } from '../history/record-list'
import { SkillsForm } from './skills-form'
import { SealedNumber } from '../numbers/sealed-number'

/** The list of certificates, or the form of one. */
export function CertificatePage() {
  const certificates = useCertificates()
  const remove = useChange('certificate.remove')
  const [params] = useSearchParams()
  const record = params.get('record')
  const held = certificates.find(({ id }) => id === record)

  if (held ?? record === 'new') return <CertificateForm key={record} held={held} />
  return (
    <EditPage title="Certificates">
      <RecordList
        noun="a certificate"
        empty="No certificates yet. First aid, conflict management, training and insurance all belong here."
        records={certificates.map((certificate) => ({
          id: certificate.id,
          title: certificate.name,
          about: (
            <>
              {certificate.coverPounds !== null && (
                <Text size="small" tone="muted">
                  Cover {formatPence(certificate.coverPounds * 100)}
                </Text>
              )}
              {certificate.issuer && (
                <Text size="small" tone="muted">
                  {certificate.issuer}
                </Text>
              )}
              {certificate.number && (
                <SealedNumber
                  name={`number of ${certificate.name}`}
                  kind="certificate"
                  id={certificate.id}
                  masked={certificate.number}
                />
              )}
              <DocumentState document={certificate} />
            </>
          ),
        }))}
        onRemove={(id) => remove.mutateAsync({ id }).catch(() => null)}
      />
      <SkillsForm />
    </EditPage>
  )
}
