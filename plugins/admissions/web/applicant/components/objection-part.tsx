import { latinDigits } from '@prangan/contract/digits'
import { limits } from '@prangan/contract/limits'
import { call } from '@prangan/web/http/client.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { forgetTabDraft, useTabDraft } from '@prangan/web/lib/use-tab-draft.ts'
import { paths } from '@prangan/web/paths.ts'
import { Badge, type BadgeTone } from '@prangan/web/ui/badge.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { SubmitRow } from '@prangan/web/ui/forms/submit-row.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { NewTabHint } from '@prangan/web/ui/new-tab-hint.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { ObjectToListInputSchema, type OwnApplication } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { documentRule } from '../../document-name.ts'
import { draftKey } from '../api/kept-in-tab.ts'
import { useOwn } from '../api/own-application.ts'
import { OfficeText } from './office-text.tsx'
import { OwnSection } from './own-section.tsx'
import { OwnUpload } from './own-upload.tsx'

type Typed = { rank: string; text: string }

const schemaOf = (badRank: string) =>
  z.object({
    rank: z._default(
      z.string().check(z.overwrite(latinDigits), z.trim(), z.regex(/^(?:[1-9]\d{0,4})?$/, badRank)),
      '',
    ),
    text: ObjectToListInputSchema.shape.text,
  }) as unknown as z.ZodMiniType<Typed, Typed>

type ObjectionPartProps = {
  /** What the applicant has begun an objection about, or ''. */
  begun: string
  onBegun: () => void
}

/** An objection to the provisional list, while there is time. */
export function ObjectionPart({ begun, onBegun }: ObjectionPartProps) {
  const { application, session, change } = useOwn()
  const { own } = applicantMessages()
  const { objection: texts } = own
  const { number, provisional, rank } = application
  const key = draftKey(number, 'objection')
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<Typed, Typed, void>({
    schema: schemaOf(texts.badRank),
    failure: own.failure,
    send: async ({ rank, text }) => {
      const body = { list: provisional?.list ?? '', rank: Number(rank), text }
      const send = (token: string) =>
        call(ownApplicationEndpoints, 'objectToList', { body: { ...body, token } })
      await change(send, texts.done)
      forgetTabDraft(key)
    },
    onSent: () => {},
  })
  const isRestored = useTabDraft(form, key)
  const { getValues, setValue, setFocus } = form
  useEffect(() => {
    if (begun === '') return
    const typed = getValues('text') ?? ''
    const about = applicantMessages().own.objection.about(begun)
    if (!typed.includes(about)) setValue('text', typed === '' ? `${about} ` : `${typed.trimEnd()}\n${about} `)
    setFocus('text')
    const box = document.activeElement
    if (box instanceof HTMLTextAreaElement) box.setSelectionRange(box.value.length, box.value.length)
    onBegun()
  }, [begun, onBegun, getValues, setValue, setFocus])
  if (!provisional) return null
  return (
    <OwnSection title={texts.title(provisional.listNumber)}>
      <p className="max-w-prose">{texts.intro}</p>
      {rank?.list !== provisional.list && (
        <a
          href={paths.meritList.href(provisional.list)}
          // In another tab: here the application would be shut.
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-indigo-800 underline hover:text-marigold-700"
        >
          {texts.openList}
          <NewTabHint />
        </a>
      )}
      <OwnUpload rule={documentRule(session, provisional.slot)} />
      <form {...formProps} aria-label={texts.title(provisional.listNumber)}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
          <Message tone="info">{isRestored && own.restored}</Message>
          <FormField
            fields={fields}
            name="text"
            label={texts.text}
            hint={texts.textHint}
            limit={limits.text.note}
            required
          >
            {(control) => <textarea {...control} rows={4} />}
          </FormField>
          <FormField fields={fields} name="rank" label={texts.rank} hint={texts.rankHint}>
            {(control) => <input {...control} type="text" inputMode="numeric" autoComplete="off" />}
          </FormField>
          <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
            {isBusy ? texts.sending : texts.send}
          </SubmitRow>
        </fieldset>
      </form>
    </OwnSection>
  )
}

const tones: Readonly<Record<OwnApplication['objections'][number]['status'], BadgeTone>> = {
  open: 'marigold',
  upheld: 'success',
  'not upheld': 'plain',
}

/** The objections that the applicant sent, with the answers. */
export function OwnObjections() {
  const { objections, provisional } = useOwn().application
  const { objection: texts } = applicantMessages().own
  if (objections.length === 0) return null
  const isWaiting = provisional !== null && objections.some(({ status }) => status === 'open')
  return (
    <OwnSection title={texts.mine} look="sand">
      {isWaiting && <p className="max-w-prose">{texts.oneAtATime}</p>}
      <ul className="grid gap-5">
        {objections.map(({ listNumber, rank, text, at, status, answer }) => (
          <li key={at} className="grid gap-2">
            <div className="flex flex-wrap items-center gap-3">
              <h4 className="font-semibold text-indigo-950">
                {rank > 0 ? texts.other(listNumber, rank) : texts.own(listNumber)}
              </h4>
              <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
            </div>
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">
              <UserText text={text} />
            </p>
            <p className="text-sm text-muted">{texts.sent(formatMinute(at))}</p>
            {answer !== '' && (
              <p className="max-w-prose border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere">
                <OfficeText text={answer} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </OwnSection>
  )
}
