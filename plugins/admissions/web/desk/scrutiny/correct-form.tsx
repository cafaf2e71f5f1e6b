import { limits } from '@prangan/contract/limits'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { type FormFields, useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { LeaveDialog } from '@prangan/web/ui/desk/leave-dialog.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useLeaveGuard } from '@prangan/web/ui/desk/use-leave-guard.ts'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type FactGroup, factGroups } from '../../../contract/facts.ts'
import { type Consequences, identitySeen, originalSeen } from '../../../contract/schemas/corrections.ts'
import type { Numbers } from '../../../contract/usual-texts.ts'
import { FactFields } from '../../corrections/fact-fields.tsx'
import { groupName } from '../../corrections/fact-texts.ts'
import { changedFacts, factRefusal, type TypedFacts } from '../../corrections/typed-facts.ts'
import { documentRule, sourceName } from '../../document-name.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { correctApplication, previewCorrection } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { marksheetOf, type Sent } from './check-application.ts'
import { ConsequencesView } from './consequences-view.tsx'
import type { ToCorrect } from './correct-button.tsx'
import { factsIn, toForm, useNewestVersion } from './use-newest-version.ts'
import { UsualTexts } from './usual-texts.tsx'

const texts = () => admissionDeskMessages().scrutiny.correct

/** A letter is shown in place of the application. */
const leavingParams = ['letter']

type CorrectFormProps = {
  sent: Sent
  what: ToCorrect
  onShow: (slot: string) => void
  /** Asks the applicant to correct it instead. */
  onAsk: (() => void) | undefined
  onCancel: () => void
  onSaved: (version: number) => void
}

function saveText(seen: Consequences | undefined): string {
  if (!seen) return texts().save
  return seen.isProvisional ? texts().saveForFinal : texts().saveSeen
}

/** The marks obtained, or else the maximum, if one of them was changed. */
function numbersIn(...[typed, before, groups]: Parameters<typeof changedFacts>): Numbers | undefined {
  const changed = Object.entries(changedFacts(typed, before, groups))
  const [fact, now] =
    changed.find(([each]) => each.endsWith('.obtained')) ??
    changed.find(([each]) => each.endsWith('.maximum')) ??
    []
  const was = fact && before[fact]
  return now && was ? { now: String(now), was: String(was) } : undefined
}

const usualOf = ({ item }: FactGroup, { language }: ApplicationRow, numbers: Numbers | undefined) => ({
  item,
  writtenIn: language,
  numbers,
})

const schemaFor = (hasChanged: (typed: TypedFacts) => boolean, documentMissing: string) =>
  z.record(z.string(), z.any()).check(
    z.superRefine((typed: TypedFacts, context) => {
      const issue = (path: string, message: string) =>
        context.addIssue({ code: 'custom', message, path: [path] })
      if (!hasChanged(typed)) issue('root', texts().nothing)
      if (typed.document === '') issue('document', documentMissing)
      if (String(typed.reason).trim() === '') issue('reason', texts().reasonMissing)
    }),
  ) as unknown as z.ZodMiniType<TypedFacts, TypedFacts>

/** Corrects facts beside the document that they were read from. What it began with is compared with what is stored. */
export function CorrectForm({ sent: newest, what, onShow, onAsk, onCancel, onSaved }: CorrectFormProps) {
  const { getToken } = useDeskSession()
  const [sent, setSent] = useState(newest)
  const { row, session, programme } = sent
  const groups = factGroups(session, programme).filter(({ key }) => key === what.group)
  const [group] = groups
  const isByOffice = group?.isByOffice === true
  const { intro, document, documentMissing, reasonHint } = isByOffice ? texts().contact : texts()
  const before = factsIn(sent, groups)
  const [found, setFound] = useState<{ facts: string; consequences: Consequences }>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<
    TypedFacts,
    TypedFacts,
    { version: number } | undefined
  >({
    schema: schemaFor(
      (typed) => Object.keys(changedFacts(typed, before, groups)).length > 0,
      documentMissing,
    ),
    defaultValues: { ...toForm(before, groups), document: marksheetOf(what.group, row) ?? '' },
    failure: (error) =>
      factRefusal(error, groups, {
        before: texts().failed,
        refused: callMessages.unreadable,
        network: texts().failed + callMessages.unreachable,
      }),
    send: async (typed) => {
      const [document, reason] = [String(typed.document), String(typed.reason).trim()]
      const facts = changedFacts(typed, before, groups)
      const { version } = row
      const key = JSON.stringify(facts)
      const seen = found?.facts === key ? found.consequences : undefined
      if (!seen) {
        const { consequences } = await previewCorrection(row.id, { version, facts }, getToken)
        setFound(consequences ? { facts: key, consequences } : undefined)
        if (consequences) return undefined
      }
      const body = {
        version,
        facts,
        document,
        reason,
        seen: seen?.basis ?? '',
      }
      return correctApplication(row.id, body, getToken)
    },
    onSent: (answer) => {
      if (!answer) return
      const { version } = answer
      guard.release()
      showToast(texts().done(row.name))
      onSaved(version)
    },
  })
  const { isDirty } = form.formState
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, params: leavingParams })
  const { hasConflict, take } = useNewestVersion({
    ...{ form, base: sent, newest, groups, isBusy },
    onTake: (taken) => {
      setSent(taken)
      setFound(undefined)
    },
  })
  if (!group) return null
  // A photo or a signature shows no fact.
  const pages = Object.keys(row.documents).filter((slot) => documentRule(session, slot).kind === 'page')
  const sources = [...pages, isByOffice ? identitySeen : originalSeen]
  const plain = fields as FormFields<string>
  return (
    <>
      <form
        {...formProps}
        data-correcting
        aria-labelledby={`${messageId}-title`}
        className="grid min-w-0 gap-5 rounded-card border border-line bg-white p-4 sm:p-6"
      >
        <h2
          id={`${messageId}-title`}
          ref={heading}
          tabIndex={-1}
          className="font-serif text-lg font-semibold text-indigo-950 outline-none"
        >
          {texts().of(groupName(group.key, { session, programme }))}
        </h2>
        <p className="text-sm text-muted">{group.key === 'email' ? texts().contact.emailIntro : intro}</p>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
          <FactFields
            group={group}
            before={before}
            settings={{ session, programme }}
            typed={form.watch()}
            fields={plain}
            set={(field, value) => form.setValue(field, value, { shouldDirty: true })}
          />
          <FormField fields={plain} name="document" label={document} required>
            {(control) => (
              <SelectInput
                {...control}
                onChange={(event) => {
                  void control.onChange(event)
                  if (row.documents[event.currentTarget.value]) onShow(event.currentTarget.value)
                }}
                placeholder={texts().chooseDocument}
                options={sources}
                labels={Object.fromEntries(sources.map((source) => [source, sourceName(session, source)]))}
              />
            )}
          </FormField>
          <ReasonFields
            fields={plain}
            hint={reasonHint}
            usual={isByOffice ? undefined : usualOf(group, row, numbersIn(form.watch(), before, groups))}
            onChoose={(text) => form.setValue('reason', text, { shouldDirty: true })}
          />
          {found && <ConsequencesView name={row.name} consequences={found.consequences} />}
        </fieldset>
        <Message id={messageId} tone="error">
          {message}
        </Message>
        <Message tone="info">
          {hasConflict && deskMessages().kit.conflict.changed(admissionDeskMessages().scrutiny.what)}
        </Message>
        {hasConflict && (
          <Button look="secondary" size="small" className="justify-self-start" onClick={take}>
            {deskMessages().kit.conflict.take}
          </Button>
        )}
        <div className="flex flex-wrap items-center justify-end gap-3">
          {onAsk && !isByOffice && (
            <Button look="quiet" disabled={isBusy} className="sm:me-auto" onClick={onAsk}>
              {texts().ask}
            </Button>
          )}
          <Button look="quiet" disabled={isBusy} onClick={onCancel}>
            {deskMessages().kit.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? deskMessages().kit.saving : saveText(found?.consequences)}
          </Button>
        </div>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}

type ReasonFieldsProps = {
  fields: FormFields<string>
  hint: string
  /** Of which there are usual reasons. */
  usual: Pick<ComponentProps<typeof UsualTexts>, 'item' | 'writtenIn' | 'numbers'> | undefined
  onChoose: (text: string) => void
}

const ReasonFields = ({ fields, hint, usual, onChoose }: ReasonFieldsProps) => (
  <>
    {usual && <UsualTexts kind="usualCorrections" {...usual} onChoose={onChoose} />}
    <FormField
      fields={fields}
      name="reason"
      label={texts().reason}
      hint={hint}
      limit={limits.text.note}
      required
    >
      {(control) => <textarea {...control} rows={2} />}
    </FormField>
  </>
)
