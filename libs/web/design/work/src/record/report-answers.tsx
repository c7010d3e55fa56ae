import type { StoredReportForm } from '@s4/contract'
import {
  reportAnswerTexts,
  reportForms,
  reportSignatures,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
  signaturePath,
} from '@s4/domain/report-forms'
import { DescriptionList, Stack, Text } from '@s4/ui'

/** The answers of a structured report under the name of its form. */
export const ReportAnswers = ({ form: { kind, answers } }: { form: StoredReportForm }) => (
  <Stack gap="xs">
    <Text as="strong">{reportForms[kind].label}</Text>
    <DescriptionList
      items={reportAnswerTexts(kind, answers).map(({ label, text }) => ({ term: label, detail: text }))}
    />
    {reportSignatures(kind, answers).map(({ label, strokes }) => (
      <figure key={label}>
        <figcaption>
          <Text size="small" tone="muted">
            {label}
          </Text>
        </figcaption>
        <svg role="img" aria-label={label} viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`} width="200">
          <path d={signaturePath(strokes)} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      </figure>
    ))}
  </Stack>
)
