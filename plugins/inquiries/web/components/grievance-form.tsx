import { mediaTypesOf } from '@prangan/contract/file-kinds'
import { limits } from '@prangan/contract/limits'
import { CallError } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { formatSize } from '@prangan/web/lib/format-size.ts'
import { useIsOnline } from '@prangan/web/lib/use-is-online.ts'
import { usePublicForm } from '@prangan/web/lib/use-public-form.ts'
import type { FormFields, Refusal } from '@prangan/web/lib/use-submit-form.ts'
import { forgetTabDraft, useTabDraft } from '@prangan/web/lib/use-tab-draft.ts'
import { errorText } from '@prangan/web/messages/error-text.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { Progress } from '@prangan/web/ui/forms/progress.tsx'
import { PublicFormFooter } from '@prangan/web/ui/forms/public-form-footer.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { inquiryEndpoints } from '../../contract/endpoints.ts'
import { grievanceCategories } from '../../contract/inquiries.ts'
import { GrievanceInputSchema } from '../../contract/inquiry-forms.ts'
import { categoryLabels } from '../inquiry-labels.ts'
import { inquiryMessages } from '../messages.ts'
import { ContactFields } from './contact-fields.tsx'
import { grievanceReceipts, InquiryReceipt, type Receipt } from './inquiry-receipt.tsx'

const rules = inquiryEndpoints.sendGrievance.body.files
const fileNames = ['file1', 'file2', 'file3'] as const
const accepted = mediaTypesOf(rules.file1.kinds)
const maxSize = () => formatSize(rules.file1.maxBytes)

/** The files of a file input's list. The server, which has no `FileList`, renders the form as well. */
const filesOf = (value: unknown): File[] =>
  typeof value === 'object' && value !== null ? [...(value as FileList)] : []

const texts = () => inquiryMessages().grievance

const { category, subject, message, name, email, mobile } = GrievanceInputSchema.shape
const GrievanceFormSchema = z
  .object({
    category,
    subject,
    message,
    sender: z.enum(['named', 'anonymous'], { error: () => texts().senderMissing }),
    name,
    email,
    mobile,
    files: z.pipe(z.unknown(), z.transform(filesOf)).check(
      z.refine((files) => files.length <= fileNames.length, {
        error: () => texts().tooMany(fileNames.length),
      }),
      z.refine((files) => files.every(({ size }) => size > 0), { error: () => errorText('empty-file') }),
      z.refine((files) => files.every(({ type }) => accepted.includes(type)), {
        error: () => texts().wrongType,
      }),
      z.refine((files) => files.every(({ size }) => size <= rules.file1.maxBytes), {
        error: () => texts().tooLarge(maxSize()),
      }),
    ),
  })
  .check(
    z.refine(({ sender, name }) => sender === 'anonymous' || name !== '', {
      error: () => texts().nameMissing,
      path: ['name'],
    }),
  )
type Output = z.output<typeof GrievanceFormSchema>
type Typed = { [Name in keyof Omit<Output, 'files'>]: string } & { files: unknown }

function toRefusal(error: unknown): Refusal {
  const message = failureMessage(error, texts())
  if (!(error instanceof CallError)) return { message }
  const ofFile = fileNames.map((file) => error.errors[file]).find(Boolean)
  const errors = ofFile ? { ...error.errors, files: ofFile } : error.errors
  if (Object.keys(errors).length > 0) return { errors }
  return { message, blamed: error.status === 400 ? 'message' : undefined }
}

/** The grievance form, and the receipt in its place once it is sent. */
export function GrievanceForm() {
  const { grievance, sending, offline } = inquiryMessages()
  const receipt = grievanceReceipts.use()
  const [share, setShare] = useState(0)
  const { form, formProps, fields, isBusy, isProving, message, messageId } = usePublicForm<
    Typed,
    Output,
    Omit<Receipt, 'sentAt'>
  >({
    schema: GrievanceFormSchema as unknown as z.ZodMiniType<Output, Typed>,
    failure: toRefusal,
    send: ({ files, sender, ...typed }, options) => {
      setShare(0)
      const nobody = { name: '', email: '', mobile: '' }
      const said = sender === 'anonymous' ? { ...typed, ...nobody } : typed
      const body = { ...said, language: language() }
      const input = { body, files: Object.fromEntries(files.map((file, at) => [`file${at + 1}`, file])) }
      return call(inquiryEndpoints, 'sendGrievance', input, { form: options, onProgress: setShare })
    },
    reportsWhenLeft: true,
    onSent: (answer) => {
      forgetTabDraft(draftKey)
      form.reset()
      grievanceReceipts.keep({ ...answer, sentAt: new Date().toISOString() })
    },
  })
  const isRestored = useTabDraft(form, draftKey)
  const isOnline = useIsOnline()
  const hasFiles = filesOf(form.watch('files')).length > 0

  // Registered radio buttons would lose what was chosen before hydration.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.setValue('sender', String(new FormData(event.currentTarget).get('sender') ?? ''))
    await formProps.onSubmit(event)
  }

  if (receipt) {
    return <InquiryReceipt receipt={receipt} kind="grievance" onMore={() => grievanceReceipts.keep(null)} />
  }
  return (
    <form {...formProps} onSubmit={submit} aria-label={grievance.label} className="group">
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <Message tone="info">{isRestored && grievance.restored}</Message>
        <GrievanceFields fields={fields} />
        <FormField
          fields={fields}
          name="files"
          label={grievance.files}
          hint={grievance.filesHint(fileNames.length, maxSize())}
        >
          {(control) => <input {...control} type="file" multiple accept={accepted.join(',')} />}
        </FormField>
        <SenderFields fields={fields} />
        {isBusy && hasFiles && !isProving && (
          <Progress label={share < 1 ? grievance.uploading : grievance.saving} value={share} />
        )}
        <PublicFormFooter
          form={{ message, messageId, isBusy, isProving }}
          info={!isOnline && !message && offline}
        >
          <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
            {isBusy ? sending : grievance.send}
          </Button>
        </PublicFormFooter>
      </fieldset>
    </form>
  )
}

function GrievanceFields({ fields }: { fields: FormFields<keyof Typed> }) {
  const { category, choose, subject, message, messageHint } = texts()
  return (
    <>
      <FormField fields={fields} name="category" label={category} required>
        {(control) => (
          <select {...control} required defaultValue="">
            <option value="">{choose}</option>
            {grievanceCategories.map((each) => (
              <option key={each} value={each}>
                {categoryLabels()[each]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField limit={limits.text.short} fields={fields} name="subject" label={subject} required>
        {(control) => <input {...control} type="text" required />}
      </FormField>
      <FormField
        limit={limits.text.long}
        fields={fields}
        name="message"
        label={message}
        hint={messageHint}
        required
      >
        {(control) => <textarea {...control} rows={8} required />}
      </FormField>
    </>
  )
}

/** With a name or anonymously. What belongs to each is shown by style alone, so that the choice works before hydration. */
function SenderFields({ fields }: { fields: FormFields<keyof Typed> }) {
  const { sender, named, anonymous } = texts()
  const error = fields.error('sender')
  const option = (value: string, label: string) => (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line bg-white px-4 font-semibold text-indigo-950 has-checked:border-indigo-800 has-checked:bg-indigo-50">
      <input
        {...fields.describe('sender', {
          id: `sender-${value}`,
          className: 'size-5 flex-none accent-indigo-900',
          'aria-invalid': undefined,
          'aria-describedby': error ? 'sender-error' : undefined,
        })}
        type="radio"
        value={value}
      />
      {label}
    </label>
  )
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="pb-1.5 text-sm font-semibold text-indigo-950">
        {sender}{' '}
        <span aria-hidden="true" className="text-danger">
          *
        </span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {option('named', named)}
        {option('anonymous', anonymous)}
      </div>
      {error && (
        <p id="sender-error" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <p className="hidden rounded-card bg-sand p-4 text-sm group-has-[[value=anonymous]:checked]:block">
        {inquiryMessages().page.anonymous}
      </p>
      <div className="hidden gap-5 group-has-[[value=named]:checked]:grid">
        <p className="text-sm text-muted">{inquiryMessages().page.named}</p>
        <ContactFields fields={fields} />
      </div>
    </fieldset>
  )
}

/** On a shared computer a grievance must not stay: it is kept in this tab alone. */
const draftKey = 'grievance-draft'
