import { limits } from '@prangan/contract/limits'
import { optionalText } from '@prangan/contract/schemas/fields'
import { call } from '@prangan/web/http/client.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { type FormFields, type SubmitForm, useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { forgetTabDraft, useTabDraft } from '@prangan/web/lib/use-tab-draft.ts'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { SubmitRow } from '@prangan/web/ui/forms/submit-row.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import type { FactGroup } from '../../../contract/facts.ts'
import { openQueries, slotOfItem, slotsOfItem } from '../../../contract/requirements.ts'
import type { PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { FactFields } from '../../corrections/fact-fields.tsx'
import { groupName } from '../../corrections/fact-texts.ts'
import { changedFacts, factRefusal, type TypedFacts, typedFacts } from '../../corrections/typed-facts.ts'
import { documentRule } from '../../document-name.ts'
import { itemName } from '../api/item-name.ts'
import { draftKey } from '../api/kept-in-tab.ts'
import { useOwn } from '../api/own-application.ts'
import { useOpenGroups } from './correct-part.tsx'
import { OfficeText } from './office-text.tsx'
import { OwnSection } from './own-section.tsx'
import { OwnUpload } from './own-upload.tsx'

type Query = OwnApplication['queries'][number]

const fieldOf = ({ item }: Query): string => `answer ${item}`

const textIn = (typed: TypedFacts, query: Query): string => {
  const text = typed[fieldOf(query)]
  return typeof text === 'string' ? text.trim() : ''
}

/** The slots of each question. A document is shown once, with the question that names it. */
function slotsOf(open: readonly Query[], { openSlots }: OwnApplication, session: PublicSession | undefined) {
  const named = new Set(open.flatMap(({ item }) => slotOfItem(item) ?? []))
  return new Map(
    open.map((query) => {
      const own = slotOfItem(query.item)
      const shown = session ? slotsOfItem(session, query.item).filter((slot) => !named.has(slot)) : []
      if (own === undefined) for (const slot of shown) named.add(slot)
      return [query, (own === undefined ? shown : [own]).filter((slot) => openSlots.includes(slot))] as const
    }),
  )
}

type Given = { slots: ReadonlyMap<Query, readonly string[]>; groups: readonly FactGroup[] }

/** A schema for the answers; a new document or a correction alone is an answer too. */
function answersSchema(
  open: readonly Query[],
  { documents, facts }: OwnApplication,
  { slots, groups }: Given,
) {
  const { answerMissing, answerOrDocumentMissing } = applicantMessages().own.queries
  const { note } = limits.text
  const tooLong = optionalText('Answer', note)
  return z.record(z.string(), z.any()).check(
    z.superRefine((typed: TypedFacts, context) => {
      const issue = (query: Query, message: string) =>
        context.addIssue({ code: 'custom', message, path: [fieldOf(query)] })
      for (const query of open) {
        const own = slots.get(query) ?? []
        const hasNew = own.some((slot) => (documents[slot]?.at ?? '') > query.askedAt)
        const opened = groups.filter(({ key }) => query.opens.includes(key))
        const isCorrected = Object.keys(changedFacts(typed, facts, opened)).length > 0
        const text = textIn(typed, query)
        if (text === '' && !hasNew && !isCorrected)
          issue(query, slotOfItem(query.item) ? answerOrDocumentMissing : answerMissing)
        const [wrong] = tooLong.safeParse(text).error?.issues ?? []
        if (wrong) issue(query, wrong.message)
      }
    }),
  ) as unknown as z.ZodMiniType<TypedFacts, TypedFacts>
}

/** The office's questions, each with an input for the answer, and where it is about a document, its slot. */
export function QueriesForm() {
  const { application, session, change } = useOwn()
  const { own } = applicantMessages()
  const { queries: texts } = own
  const open = openQueries(application)
  const { groups } = useOpenGroups()
  const slots = slotsOf(open, application, session)
  const key = draftKey(application.number, 'answers')
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<TypedFacts, TypedFacts, void>(
    {
      schema: answersSchema(open, application, { slots, groups }),
      failure: (error) => factRefusal(error, groups, own.failure),
      send: async (typed) => {
        const answers = open.map((query) => ({ item: query.item, text: textIn(typed, query) }))
        const facts = changedFacts(typed, application.facts, groups)
        const corrected = Object.keys(facts).length > 0 && { facts }
        const send = (token: string) =>
          call(ownApplicationEndpoints, 'answerApplicationQueries', {
            body: { token, answers, ...corrected },
          })
        await change(send, texts.done)
        forgetTabDraft(key)
      },
      onSent: () => {},
    },
  )
  const isRestored = useTabDraft(form, key)
  return (
    <OwnSection title={texts.title}>
      <p>{texts.intro}</p>
      <form {...formProps} aria-label={texts.title}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
          <Message tone="info">{isRestored && own.restored}</Message>
          {open.map((query) => (
            <QueryFields
              key={query.item}
              query={query}
              slots={slots.get(query) ?? []}
              form={form}
              fields={fields as FormFields<string>}
            />
          ))}
          <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
            {isBusy ? texts.sending : texts.send}
          </SubmitRow>
        </fieldset>
      </form>
    </OwnSection>
  )
}

type QueryFieldsProps = {
  query: Query
  slots: readonly string[]
  form: Pick<SubmitForm<TypedFacts, TypedFacts>['form'], 'watch' | 'setValue' | 'getValues'>
  fields: FormFields<string>
}

function QueryFields({ query, slots, form, fields }: QueryFieldsProps) {
  const { session } = useOwn()
  const { groups, settings } = useOpenGroups()
  const { own, corrections } = applicantMessages()
  const { programme } = settings
  const opened = groups.filter(({ key }) => query.opens.includes(key))
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <Question query={query} />
      {opened.length > 0 && <p className="text-sm text-muted">{corrections.own.asked}</p>}
      {session &&
        programme &&
        opened.map((group) => (
          <fieldset key={group.key} className="grid min-w-0 gap-3 rounded-card border border-line p-4">
            <legend className="px-1 text-sm font-semibold text-indigo-950">
              {groupName(group.key, settings)}
            </legend>
            <OpenFacts group={group} form={form} fields={fields} settings={{ session, programme }} />
          </fieldset>
        ))}
      {slots.map((slot) => (
        <OwnUpload key={slot} rule={documentRule(session, slot)} />
      ))}
      <FormField
        limit={limits.text.note}
        fields={fields}
        name={fieldOf(query)}
        label={own.queries.answer(itemName(session, query.item))}
      >
        {(control) => <textarea {...control} rows={3} />}
      </FormField>
    </div>
  )
}

type OpenFactsProps = Pick<QueryFieldsProps, 'form' | 'fields'> & {
  group: FactGroup
  settings: { session: PublicSession; programme: PublicSession['programmes'][number] }
}

/** Shows what is there in the inputs; what a draft of this tab has restored stays. */
function OpenFacts({ group, form, fields, settings }: OpenFactsProps) {
  const { facts } = useOwn().application
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is there and has named them.
  useEffect(() => {
    for (const [field, value] of Object.entries(typedFacts(facts, [group])))
      if (!form.getValues(field)) form.setValue(field, value)
  }, [])
  return (
    <FactFields
      group={group}
      before={facts}
      settings={settings}
      typed={form.watch()}
      fields={fields}
      set={(field, value) => form.setValue(field, value, { shouldDirty: true })}
    />
  )
}

function Question({ query: { item, question, askedAt } }: { query: Query }) {
  const { session } = useOwn()
  const { queries: texts } = applicantMessages().own
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold text-indigo-950">{itemName(session, item)}</h4>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">
        <OfficeText text={question} />
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
