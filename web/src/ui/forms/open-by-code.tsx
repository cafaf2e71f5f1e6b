import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { FailureMessages } from '../../lib/failure-messages.ts'
import type { MailLink } from '../../lib/use-mail-link.ts'
import { type FormFields, useSubmitForm } from '../../lib/use-submit-form.ts'
import { FormField } from './form-field.tsx'
import { SubmitRow } from './submit-row.tsx'

export type CodeTexts = {
  withCode: string
  number: string
  numberHint: string
  code: string
  codeHint: string
  open: string
  opening: string
  withoutCode: string
  contact: string
  contactHint: string
  mailCode: string
  sending: string
}

type Opening = { number: string; code: string }
type Asking = { number: string; contact: string }

type StatusPageCalls<Opened> = {
  /** Mails a code. The response is the same for an unknown number or contact, to reveal nothing. */
  request: (asked: Asking) => Promise<{ message: string; flow: string }>
  /** Opens the item with this number by the code. */
  open: (typed: MailLink) => Promise<Opened>
}

type OpenByCodeProps<Opened> = {
  texts: CodeTexts
  schemas: { opening: z.ZodMiniType<Opening, Opening>; asking: z.ZodMiniType<Asking, Asking> }
  calls: StatusPageCalls<Opened>
  failure: FailureMessages
  sent: (answer: string) => string
  /** The code of a mail link, or the request before a reload. Filling it in does not use it up. */
  link: MailLink | undefined
  /** A code needs a request first, and until then only that form is shown. */
  needsRequest?: boolean
  onRequested?: (asked: { number: string; flow: string }) => void
  onOpened: (opened: Opened) => void
}

/** Offers two ways to open something without an account: with a code, or with a new one by mail. */
export function OpenByCode<Opened>(props: OpenByCodeProps<Opened>) {
  const { link, needsRequest = false, onRequested } = props
  const [asked, setAsked] = useState<MailLink>()
  const [isAsked, setIsAsked] = useState(false)
  const known = asked ?? link
  const earlierOf = (number: string): string[] =>
    known?.number.toUpperCase() === number.toUpperCase()
      ? [known.flow, ...(known.earlier ?? [])].filter((flow) => flow !== '')
      : []
  const hasCodeForm = !needsRequest || Boolean(known?.flow)
  return (
    <div className={hasCodeForm ? 'grid gap-8 lg:grid-cols-2 lg:items-start' : 'grid max-w-xl'}>
      {hasCodeForm && <WithCode {...props} known={known} isAsked={isAsked} />}
      <AskForCode
        {...props}
        isAlone={!hasCodeForm}
        onSent={(number, flow) => {
          setAsked({ number, flow, code: '', earlier: earlierOf(number) })
          setIsAsked(true)
          onRequested?.({ number, flow })
        }}
      />
    </div>
  )
}

type WithCodeProps<Opened> = OpenByCodeProps<Opened> & {
  known: MailLink | undefined
  isAsked: boolean
}

function WithCode<Opened>({
  texts,
  schemas,
  calls,
  failure,
  known,
  isAsked,
  onOpened,
}: WithCodeProps<Opened>) {
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<Opening, Opening, Opened>({
    schema: schemas.opening,
    failure,
    blamed: 'code',
    send: (typed) => openByAny(calls.open, typed, known),
    onSent: onOpened,
  })
  const { setValue, setFocus } = form
  useEffect(() => {
    if (!known) return
    setValue('number', known.number)
    setValue('code', known.code)
    if (isAsked) setFocus('code')
  }, [known, isAsked, setValue, setFocus])
  return (
    <form {...formProps} aria-labelledby="with-code" className="card p-4 sm:p-8">
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <h2 id="with-code" className="text-xl text-indigo-900">
          {texts.withCode}
        </h2>
        <NumberField fields={fields} texts={texts} />
        <FormField fields={fields} name="code" label={texts.code} hint={texts.codeHint}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </FormField>
        <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
          {isBusy ? texts.opening : texts.open}
        </SubmitRow>
      </fieldset>
    </form>
  )
}

/** Codes that are tried besides that of the newest request: each try counts, as any other. */
const mostEarlier = 2

/** Opens by the code of the newest request or of one before it, since each is good until its own end. */
async function openByAny<Opened>(
  open: StatusPageCalls<Opened>['open'],
  typed: Opening,
  known: MailLink | undefined,
): Promise<Opened> {
  const { flow: newest = '', earlier = [] } = known ?? {}
  try {
    return await open({ ...typed, flow: newest })
  } catch (failure) {
    if (!isWrongCode(failure)) throw failure
    for (const flow of earlier.slice(0, mostEarlier)) {
      const opened = await openBy(open, { ...typed, flow })
      if (opened) return opened
    }
    throw failure
  }
}

async function openBy<Opened>(
  open: StatusPageCalls<Opened>['open'],
  typed: MailLink,
): Promise<Opened | undefined> {
  try {
    return await open(typed)
  } catch (failure) {
    if (isWrongCode(failure)) return undefined
    throw failure
  }
}

const isWrongCode = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'wrong-code'

function NumberField({ fields, texts }: { fields: FormFields<'number'>; texts: CodeTexts }) {
  return (
    <FormField fields={fields} name="number" label={texts.number} hint={texts.numberHint}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </FormField>
  )
}

type AskForCodeProps<Opened> = OpenByCodeProps<Opened> & {
  /** True without the form for a code beside it. */
  isAlone: boolean
  onSent: (number: string, flow: string) => void
}

function AskForCode<Opened>({
  texts,
  schemas,
  calls,
  failure,
  sent,
  link,
  isAlone,
  onSent,
}: AskForCodeProps<Opened>) {
  const [answer, setAnswer] = useState('')
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<
    Asking,
    Asking,
    { message: string; flow: string }
  >({
    schema: schemas.asking,
    failure,
    send: calls.request,
    onSent: ({ message, flow }, { number }) => {
      setAnswer(message)
      onSent(number, flow)
    },
  })
  const { setValue } = form
  useEffect(() => {
    if (link) setValue('number', link.number)
  }, [link, setValue])
  return (
    <form
      {...formProps}
      aria-labelledby="without-code"
      className={`${isAlone ? 'card' : 'rounded-card bg-sand'} p-4 sm:p-8`}
    >
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <h2 id="without-code" className="text-xl text-indigo-900">
          {texts.withoutCode}
        </h2>
        <NumberField fields={fields} texts={texts} />
        <FormField fields={fields} name="contact" label={texts.contact} hint={texts.contactHint}>
          {(control) => (
            <input {...control} type="text" autoComplete="email" autoCapitalize="none" spellCheck={false} />
          )}
        </FormField>
        <SubmitRow
          message={message}
          messageId={messageId}
          isBusy={isBusy}
          done={answer && sent(answer)}
          look={isAlone ? 'primary' : 'secondary'}
        >
          {isBusy ? texts.sending : texts.mailCode}
        </SubmitRow>
      </fieldset>
    </form>
  )
}
