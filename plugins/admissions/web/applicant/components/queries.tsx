import { limits } from '@prangan/contract/limits'
import { optionalText } from '@prangan/contract/schemas/fields'
import { call } from '@prangan/web/http/client.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { type FormFields, useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { forgetTabDraft, useTabDraft } from '@prangan/web/lib/use-tab-draft.ts'
import { FormField } from '@prangan/web/ui/form-field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { SubmitRow } from '@prangan/web/ui/submit-row.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { openQueries, slotOfItem } from '../../../contract/requirements.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { documentRule, itemName } from '../api/item-name.ts'
import { draftKey } from '../api/kept-in-tab.ts'
import { useOwn } from '../api/own-application.ts'
import { OwnSection } from './own-section.tsx'
import { OwnUpload } from './own-upload.tsx'

type Query = OwnApplication['queries'][number]
type Typed = Record<string, string>

const fieldOf = ({ item }: Query): string => `answer ${item}`

const slotOf = ({ item }: Query): string => slotOfItem(item) ?? ''

/** A schema for the answers; a question about a document may be answered by a new one alone. */
function answersSchema(open: readonly Query[], { documents }: OwnApplication) {
  const { answerMissing, answerOrDocumentMissing } = applicantMessages().own.queries
  const shape = open.map((query) => {
    const slot = slotOf(query)
    const hasNew = (documents[slot]?.at ?? '') > query.askedAt
    const text = optionalText('Answer', limits.text.note).check(
      z.refine((text) => text !== '' || hasNew, { error: slot ? answerOrDocumentMissing : answerMissing }),
    )
    return [fieldOf(query), text] as const
  })
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodMiniType<Typed, Typed>
}

/** The office's questions, each with an input for the answer, and where it is about a document, its slot. */
export function QueriesForm() {
  const { application, change } = useOwn()
  const { own } = applicantMessages()
  const { queries: texts } = own
  const open = openQueries(application)
  const key = draftKey(application.number, 'answers')
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<Typed, Typed, void>({
    schema: answersSchema(open, application),
    failure: own.failure,
    send: async (typed) => {
      const answers = open.map((query) => ({ item: query.item, text: typed[fieldOf(query)] ?? '' }))
      const send = (token: string) =>
        call(ownApplicationEndpoints, 'answerApplicationQueries', { body: { token, answers } })
      await change(send, texts.done)
      forgetTabDraft(key)
    },
    onSent: () => {},
  })
  const isRestored = useTabDraft(form, key)
  return (
    <OwnSection title={texts.title}>
      <p>{texts.intro}</p>
      <form {...formProps} aria-label={texts.title}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
          <Message tone="info">{isRestored && own.restored}</Message>
          {open.map((query) => (
            <QueryFields key={query.item} query={query} fields={fields} />
          ))}
          <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
            {isBusy ? texts.sending : texts.send}
          </SubmitRow>
        </fieldset>
      </form>
    </OwnSection>
  )
}

function QueryFields({ query, fields }: { query: Query; fields: FormFields<string> }) {
  const { application, session } = useOwn()
  const { queries: texts } = applicantMessages().own
  const slot = slotOf(query)
  const name = itemName(session, query.item)
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <Question query={query} />
      {application.openSlots.includes(slot) && <OwnUpload rule={documentRule(session, slot)} />}
      <FormField limit={limits.text.note} fields={fields} name={fieldOf(query)} label={texts.answer(name)}>
        {(control) => <textarea {...control} rows={3} />}
      </FormField>
    </div>
  )
}

function Question({ query: { item, question, askedAt } }: { query: Query }) {
  const { session } = useOwn()
  const { queries: texts } = applicantMessages().own
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold text-indigo-950">{itemName(session, item)}</h4>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">
        <UserText text={question} />
      </p>
      <p className="text-sm text-muted">{texts.asked(formatMinute(askedAt))}</p>
    </div>
  )
}

/** Questions that wait for no answer any more. */
export function EarlierQueries() {
  const { application } = useOwn()
  const { queries: texts } = applicantMessages().own
  const open = application.may.answer ? openQueries(application) : []
  const earlier = application.queries.filter((query) => !open.includes(query))
  if (earlier.length === 0) return null
  return (
    <OwnSection title={texts.earlier} look="sand">
      <ul className="grid gap-5">
        {earlier.map((query) => (
          <li key={`${query.item} ${query.askedAt}`} className="grid gap-2">
            <Question query={query} />
            {query.answeredAt !== null && (
              <p className="max-w-prose border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere">
                {query.answer === '' ? texts.byDocument : <UserText text={query.answer} />}
              </p>
            )}
          </li>
        ))}
      </ul>
    </OwnSection>
  )
}
