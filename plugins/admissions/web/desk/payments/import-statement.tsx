import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { FileField } from '@prangan/web/ui/desk/file-field.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { admissionLimits } from '../../../contract/limits.ts'
import { columnRoles, isEnough, type Statement } from '../../../contract/statement/read-statement.ts'
import { importStatement } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import { CreditLine } from './credit-line.tsx'
import { useStatement } from './use-statement.ts'

const texts = () => admissionDeskMessages().admissionPayments.upload
const previewed = 5
const shownHeadingRows = 40

/** Reads a bank's file in the browser, lets its columns be corrected, and sends its credits. */
export function ImportStatement({ accounts }: { accounts: readonly string[] }) {
  const titleId = useId()
  const own = useStatement()
  const { opened, problem } = own
  const input = useRef<HTMLInputElement>(null)
  const open = (file: File | undefined) => {
    void own.open(file)
    // The same file can be chosen again once it was corrected.
    if (input.current) input.current.value = ''
  }
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <h2 id={titleId} className="text-lg text-indigo-950">
        {texts().title}
      </h2>
      <FileField
        label={texts().file}
        hint={texts().hint}
        accept=".xlsx,.csv,.tsv,.txt,.xls,text/csv"
        file={opened?.file}
        onChange={open}
        inputRef={(element) => {
          input.current = element
        }}
        error={problem && (problem === 'unreadable' ? texts().unreadable : texts().problems[problem])}
        disabled={false}
      />
      {opened && <StatementForm own={own} accounts={accounts} titleId={titleId} />}
    </section>
  )
}

type StatementFormProps = {
  own: ReturnType<typeof useStatement>
  accounts: readonly string[]
  titleId: string
}

function StatementForm({ own, accounts, titleId }: StatementFormProps) {
  const { account, statement } = own
  const [issue, setIssue] = useState<{ account?: string }>({})
  const field = useFocusIssue(issue)
  const { send, isBusy, error } = useSending(() => own.open(undefined))
  const credits = statement?.credits ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (account.trim() === '') return setIssue({ account: texts().accountMissing })
    setIssue({})
    void send(account.trim(), credits)
  }
  return (
    <form onSubmit={submit} noValidate aria-labelledby={titleId} className="grid min-w-0 gap-4">
      <Message tone="error">{!isEnough(own.columns) && texts().problems['no columns']}</Message>
      <div ref={field} className="max-w-sm">
        <Field label={texts().account} hint={texts().accountHint} required error={issue.account}>
          {(control) => (
            <>
              <input
                {...control}
                type="text"
                autoComplete="off"
                maxLength={40}
                list={`${titleId}-accounts`}
                value={account}
                onChange={({ currentTarget }) => own.setAccount(currentTarget.value)}
              />
              <datalist id={`${titleId}-accounts`}>
                {accounts.map((number) => (
                  <option key={number} value={number} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      <ColumnFields own={own} />
      {statement && <Preview statement={statement} />}
      <Message tone="error">{error}</Message>
      <p>
        <Button type="submit" busy={isBusy} disabled={credits.length === 0}>
          {isBusy ? texts().busy : texts().action(credits.length)}
        </Button>
      </p>
    </form>
  )
}

function Preview({ statement: { credits, debits, skipped } }: { statement: Statement }) {
  if (credits.length === 0) return <p className="text-sm text-muted">{texts().none}</p>
  return (
    <div className="grid min-w-0 gap-1">
      <p className="pb-2 text-sm text-muted">{texts().found(credits.length, debits, skipped)}</p>
      <h3 className="text-sm font-semibold text-indigo-950">{texts().preview}</h3>
      <ul>
        {credits.slice(0, previewed).map((credit) => (
          <CreditLine key={JSON.stringify(credit)} credit={credit} />
        ))}
      </ul>
    </div>
  )
}

/** Sends the credits in parts; what was sent stays, so sending all again after a failure is harmless. */
function useSending(onDone: () => unknown) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  type Rows = Parameters<typeof importStatement>[0]['rows']
  const send = async (account: string, rows: Rows) => {
    setBusy(true)
    setError('')
    const sum = { added: 0, known: 0 }
    try {
      for (let at = 0; at < rows.length; at += admissionLimits.creditsAtOnce) {
        const part = rows.slice(at, at + admissionLimits.creditsAtOnce)
        const { added, known } = await importStatement({ account, rows: part }, getToken)
        sum.added += added
        sum.known += known
      }
      showToast(texts().done(sum.added, sum.known))
      onDone()
    } catch (failure) {
      setError(actionFailure(() => texts().failed)(failure))
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, error }
}

function ColumnFields({ own }: { own: ReturnType<typeof useStatement> }) {
  const { opened, headings, columns, setColumn, setHeading } = own
  const rows = opened?.table.slice(0, shownHeadingRows) ?? []
  const options = ['', ...headings.map((_, at) => String(at))]
  const labels = Object.fromEntries(
    options.map((option) => [
      option,
      option === '' ? texts().noColumn : texts().column(Number(option) + 1, headings[Number(option)] ?? ''),
    ]),
  )
  return (
    <details className="rounded-card border border-line bg-paper p-4" open={!isEnough(columns)}>
      <summary className="cursor-pointer font-semibold text-indigo-950">{texts().columns}</summary>
      <p className="py-3 text-sm text-muted">{texts().columnsHint}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label={texts().firstRow}>
          {({ className: _, ...control }) => (
            <SelectInput
              {...control}
              options={rows.map((_, at) => String(at))}
              labels={Object.fromEntries(
                rows.map((cells, at) => [
                  String(at),
                  `${at + 1}: ${cells.filter(Boolean).join(' · ').slice(0, 60)}`,
                ]),
              )}
              value={String(opened?.heading ?? 0)}
              onChange={({ currentTarget }) => setHeading(Number(currentTarget.value))}
            />
          )}
        </Field>
        {columnRoles.map((role) => (
          <Field key={role} label={texts().roles[role]}>
            {({ className: _, ...control }) => (
              <SelectInput
                {...control}
                options={options}
                labels={labels}
                value={String(columns[role] ?? '')}
                onChange={({ currentTarget: { value } }) =>
                  setColumn(role, value === '' ? undefined : Number(value))
                }
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
