import { Field } from '@prangan/web/ui/forms/field.tsx'
import type { ReactNode } from 'react'
import { placeholders } from '../../../contract/payment.ts'
import { admissionDeskMessages } from '../messages.ts'
import { TextInput, useErrorAt } from './fields.tsx'
import type { SessionFieldsProps } from './list-fields.tsx'
import type { TypedSession } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions.payment

type Typed = TypedSession['payment']

export const paymentSummary = ({ payment: { account, sbiCollect, upi } }: TypedSession): string =>
  [upi.address && texts().upi, sbiCollect.link && texts().sbiCollect, account.number && texts().account]
    .filter(Boolean)
    .join(' · ') || texts().office

const accountParts = ['name', 'number', 'ifsc', 'bank', 'branch'] as const
const upiParts = ['address', 'name'] as const

export function PaymentFields({ session: { payment }, onChange }: SessionFieldsProps) {
  const change = (changes: Partial<Typed>) => onChange({ payment: { ...payment, ...changes } })
  const { account, sbiCollect, upi } = payment
  return (
    <>
      <p className="text-sm text-muted">{texts().hint}</p>
      <Group title={texts().account}>
        {accountParts.map((part) => (
          <TextInput
            key={part}
            path={`payment.account.${part}`}
            label={texts().accountParts[part]}
            hint={part === 'ifsc' ? texts().ifscHint : undefined}
            value={account[part]}
            onChange={(typed) => change({ account: { ...account, [part]: typed } })}
          />
        ))}
      </Group>
      <Group title={texts().upi}>
        {upiParts.map((part) => (
          <TextInput
            key={part}
            path={`payment.upi.${part}`}
            label={texts().upiParts[part]}
            hint={texts().upiHints[part]}
            value={upi[part]}
            onChange={(typed) => change({ upi: { ...upi, [part]: typed } })}
          />
        ))}
      </Group>
      <Group title={texts().sbiCollect}>
        <TextInput
          path="payment.sbiCollect.link"
          label={texts().link}
          hint={texts().linkHint}
          value={sbiCollect.link}
          onChange={(link) => change({ sbiCollect: { ...sbiCollect, link } })}
        />
        <Field
          label={texts().fields}
          hint={
            <>
              {texts().fieldsHint}{' '}
              <span className="wrap-anywhere">{placeholders.map((name) => `{${name}}`).join(', ')}</span>
            </>
          }
          error={useErrorAt('payment.sbiCollect.fields')}
        >
          {(control) => (
            <textarea
              {...control}
              name="payment.sbiCollect.fields"
              rows={5}
              spellCheck={false}
              value={sbiCollect.fields}
              onChange={({ currentTarget }) =>
                change({ sbiCollect: { ...sbiCollect, fields: currentTarget.value } })
              }
            />
          )}
        </Field>
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-semibold text-indigo-950">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
