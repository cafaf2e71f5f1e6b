import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { type TextField, TextFields } from '@prangan/web/ui/desk/text-fields.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import * as z from 'zod/mini'
import { waitsForGuardian } from '../../../contract/requirements.ts'
import { GuardianPaperInputSchema } from '../../../contract/schemas/full-application.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { recordGuardianConsent } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().paperApplication.guardian

const { name, signedOn } = GuardianPaperInputSchema.shape
const PaperSchema = z.object({
  name,
  signedOn: signedOn.check(z.refine((day) => day <= dayInIndia(new Date()), fieldMessages.dayToCome)),
})
type Paper = z.infer<typeof PaperSchema>

const list = (): readonly TextField<keyof Paper>[] => [
  { name: 'name', label: texts().name, isRequired: true, limit: 100 },
  { name: 'signedOn', label: texts().signedOn, type: 'date', isRequired: true },
]

/** The consent that a guardian has signed on paper, for a clerk who has it in hand; nothing where none is missing. */
export function GuardianPaper({ row }: { row: ApplicationRow }) {
  const { can } = useDeskSession()
  const waits = waitsForGuardian(row, dayInIndia(new Date()))
  return waits && can('admission:verify') ? <PaperForm row={row} /> : null
}

function PaperForm({ row }: { row: ApplicationRow }) {
  const { getToken } = useDeskSession()
  const { formProps, fields, isBusy, message, messageId } = useSubmitForm<Paper, Paper, unknown>({
    schema: PaperSchema as z.ZodMiniType<Paper, Paper>,
    defaultValues: { name: row.details?.guardian?.name ?? '', signedOn: '' },
    failure: {
      before: texts().failed,
      refused: callMessages.unreadable,
      network: texts().failed + callMessages.unreachable,
    },
    send: (paper) => recordGuardianConsent(row.id, { ...paper, version: row.version }, getToken),
    onSent: () => showToast(texts().done(row.name)),
  })
  return (
    <form {...formProps} aria-label={texts().title} className="grid gap-3">
      <h3 className="font-serif text-lg font-semibold text-indigo-950">{texts().title}</h3>
      <p className="text-sm text-muted">{texts().text}</p>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-3 sm:grid-cols-2">
        <TextFields list={list()} fields={fields} />
      </fieldset>
      <Message id={messageId} tone="error">
        {message}
      </Message>
      <Button type="submit" look="secondary" busy={isBusy} className="justify-self-start">
        {texts().action}
      </Button>
    </form>
  )
}
