import { call } from '@prangan/web/http/client.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { type FormFields, useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { SubmitRow } from '@prangan/web/ui/forms/submit-row.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { type FactGroup, factGroups } from '../../../contract/facts.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { CorrectionsList } from '../../corrections/corrections-list.tsx'
import { FactFields } from '../../corrections/fact-fields.tsx'
import { factName, groupName } from '../../corrections/fact-texts.ts'
import { changedFacts, factRefusal, type TypedFacts, typedFacts } from '../../corrections/typed-facts.ts'
import { documentRule } from '../../document-name.ts'
import { useOwn } from '../api/own-application.ts'
import { ObjectButton, type ObjectButtonProps } from './object-button.tsx'
import { OwnSection } from './own-section.tsx'
import { OwnUpload } from './own-upload.tsx'

/** The settings by which the facts are named, and the groups that may be corrected now. */
export function useOpenGroups() {
  const { application, session } = useOwn()
  const programme = session?.programmes.find(({ key }) => key === application.programme)
  const all = session && programme ? factGroups(session, programme) : []
  return {
    settings: { session, programme },
    groups: all.filter(({ key }) => application.openGroups.includes(key)),
  }
}

/** What an applicant may correct without being asked, until the programme closes. */
export function CorrectPart() {
  const { application, session } = useOwn()
  const { own } = applicantMessages().corrections
  const { groups, settings } = useOpenGroups()
  const [key, setKey] = useState('')
  const group = groups.find((each) => each.key === key)
  if (groups.length === 0) return null
  return (
    <OwnSection title={own.title}>
      <p className="max-w-prose">{own.intro(formatMinute(application.closesAt ?? ''))}</p>
      <Field label={own.what}>
        {(control) => (
          <select {...control} value={key} onChange={({ currentTarget }) => setKey(currentTarget.value)}>
            <option value="">{own.choose}</option>
            {groups.map((each) => (
              <option key={each.key} value={each.key}>
                {groupName(each.key, settings)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {group && <GroupForm key={key} group={group} onDone={() => setKey('')} />}
      {application.openSlots.length > 0 && (
        <Disclosure title={own.documents} className="rounded-card border border-line">
          <div className="grid gap-4 p-4">
            {application.openSlots.map((slot) => (
              <OwnUpload key={slot} rule={documentRule(session, slot)} />
            ))}
          </div>
        </Disclosure>
      )}
    </OwnSection>
  )
}

function GroupForm({ group, onDone }: { group: FactGroup; onDone: () => void }) {
  const { application, change } = useOwn()
  const { settings } = useOpenGroups()
  const { own: texts } = applicantMessages()
  const { own } = applicantMessages().corrections
  const before = application.facts
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<TypedFacts, TypedFacts, void>(
    {
      schema: z.record(z.string(), z.any()).check(
        z.refine((typed) => Object.keys(changedFacts(typed, before, [group])).length > 0, {
          error: own.nothing,
          path: ['root'],
        }),
      ) as unknown as z.ZodMiniType<TypedFacts, TypedFacts>,
      defaultValues: typedFacts(before, [group]),
      failure: (error) => factRefusal(error, [group], texts.failure),
      send: async (typed) => {
        const facts = changedFacts(typed, before, [group])
        await change(
          (token) => call(ownApplicationEndpoints, 'correctOwnApplication', { body: { token, facts } }),
          own.done,
        )
      },
      onSent: onDone,
    },
  )
  const { session, programme } = settings
  if (!session || !programme) return null
  return (
    <form {...formProps} aria-label={own.title}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <FactFields
          group={group}
          before={before}
          settings={{ session, programme }}
          typed={form.watch()}
          fields={fields as FormFields<string>}
          set={(field, value) => form.setValue(field, value, { shouldDirty: true })}
        />
        <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
          {isBusy ? own.saving : own.save}
        </SubmitRow>
      </fieldset>
    </form>
  )
}

/** Each correction in words, with both values: those of the office and one's own. */
export function OwnCorrections({ onObject }: Pick<ObjectButtonProps, 'onObject'>) {
  const { application } = useOwn()
  const { settings } = useOpenGroups()
  const texts = applicantMessages().corrections
  if (application.corrections.length === 0) return null
  return (
    <OwnSection title={texts.title} look="sand">
      <CorrectionsList
        settings={settings}
        corrections={application.corrections.map(({ at, isByOffice, ...correction }) => ({
          ...correction,
          at: new Date(at),
          by: isByOffice ? texts.office : texts.ownPage,
        }))}
        actionOf={({ fact, by }) =>
          by === texts.office && (
            <ObjectButton about={`${texts.correction}: ${factName(fact, settings)}`} onObject={onObject} />
          )
        }
      />
    </OwnSection>
  )
}
