import type { StoredReportForm } from '@s4/contract'
import { reportAnswerTexts, reportForms } from '@s4/domain/report-forms'
import { DescriptionList, Stack, Text } from '@s4/ui'

/** The answers of a structured report under the name of its form. */
export const ReportAnswers = ({ form: { kind, answers } }: { form: StoredReportForm }) => (
  <Stack gap="xs">
    <Text as="strong">{reportForms[kind].label}</Text>
    <DescriptionList
      items={reportAnswerTexts(kind, answers).map(({ label, text }) => ({ term: label, detail: text }))}
    />
  </Stack>
)
