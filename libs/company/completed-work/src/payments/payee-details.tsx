import { nameAnswers, type NameAnswer, type Payee } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Button, DescriptionList, Inline, Refusal, SelectField, Text } from '@s4/ui'
import { useState } from 'react'
import { useCheckPayee, useLookAtPayee } from '../queries/payment-queries'

const answerTexts: Record<NameAnswer, string> = {
  match: 'The name matches',
  close: 'The name nearly matches',
  no: 'The name does not match',
  notAsked: 'The bank was not asked',
}

/** Where the worker of an invoice is paid, shown once the company asks for it. */
export function PayeeDetails({ invoiceId }: { invoiceId: string }) {
  const look = useLookAtPayee()
  const account = look.data?.account
  if (account) return <Account invoiceId={invoiceId} account={account} />
  return (
    <>
      <Refusal failure={look.error} />
      <Inline>
        <Button tone="quiet" busy={look.isPending} onClick={() => look.mutate(invoiceId)}>
          Show the bank details
        </Button>
        <Text size="small" tone="muted">
          We ask you to confirm that it is you, record that you looked, and tell the worker.
        </Text>
      </Inline>
    </>
  )
}

interface AccountProps {
  invoiceId: string
  account: NonNullable<Payee['account']>
}

function Account({ invoiceId, account: { name, sortCode, accountNumber, rollNumber, nameCheck } }: AccountProps) {
  const check = useCheckPayee()
  const [answer, setAnswer] = useState<NameAnswer>('notAsked')
  const last = check.data ?? nameCheck
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Payee', detail: name },
          { term: 'Sort code', detail: sortCode },
          { term: 'Account number', detail: accountNumber },
          ...(rollNumber ? [{ term: 'Roll number', detail: rollNumber }] : []),
          {
            term: 'Your bank on the name',
            detail: last ? `${answerTexts[last.answer]}, ${momentText(last.at)}` : 'Not recorded yet',
          },
        ]}
      />
      <Refusal failure={check.error} />
      <Inline align="end">
        <SelectField
          label="What did your bank answer about the name?"
          value={answer}
          options={nameAnswers.map((value) => ({ value, label: answerTexts[value] }))}
          // The options are exactly these answers.
          onChange={({ target }) => setAnswer(target.value as NameAnswer)}
        />
        <Button
          tone="quiet"
          size="small"
          busy={check.isPending}
          onClick={() => check.mutate({ id: invoiceId, answer })}
        >
          Record the answer
        </Button>
      </Inline>
    </>
  )
}
