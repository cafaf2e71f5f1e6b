import { college } from '@prangan/college/config'
import { limits } from '@prangan/contract/limits'
import { call } from '@prangan/web/http/client.ts'
import { useIsOnline } from '@prangan/web/lib/use-is-online.ts'
import { usePublicForm } from '@prangan/web/lib/use-public-form.ts'
import { forgetTabDraft, useTabDraft } from '@prangan/web/lib/use-tab-draft.ts'
import { language, termInLanguage } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { PublicFormFooter } from '@prangan/web/ui/forms/public-form-footer.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { inquiryEndpoints } from '../../contract/endpoints.ts'
import { EnquiryInputSchema } from '../../contract/inquiry-forms.ts'
import { inquiryMessages } from '../messages.ts'
import { ContactFields } from './contact-fields.tsx'
import { InquiryReceipt, type Receipt } from './inquiry-receipt.tsx'

type EnquiryInput = z.output<typeof EnquiryInputSchema>

type EnquiryFormProps = {
  course: EnquiryInput['course']
  onSent?: (isSent: boolean) => void
}

/** The question about a course, and the receipt in its place once it is sent. */
export function EnquiryForm({ course, onSent }: EnquiryFormProps) {
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const show = (next: Receipt | null) => {
    setReceipt(next)
    onSent?.(next !== null)
  }
  return receipt ? (
    <InquiryReceipt receipt={receipt} kind="enquiry" onMore={() => show(null)} />
  ) : (
    <QuestionForm course={course} onReceipt={show} />
  )
}

type QuestionFormProps = { course: EnquiryInput['course']; onReceipt: (receipt: Receipt) => void }

function QuestionForm({ course, onReceipt }: QuestionFormProps) {
  const { enquiry, sending, offline } = inquiryMessages()
  const draftKey = `enquiry-draft ${course}`
  const { form, formProps, fields, isBusy, isProving, message, messageId } = usePublicForm<
    EnquiryInput,
    EnquiryInput,
    Omit<Receipt, 'sentAt'>
  >({
    schema: EnquiryInputSchema as unknown as z.ZodMiniType<EnquiryInput, EnquiryInput>,
    defaultValues: { course, subject: '', message: '', name: '', email: '', mobile: '' },
    failure: enquiry,
    blamed: 'message',
    send: (typed, options) => {
      const body = { ...typed, language: language() }
      return call(inquiryEndpoints, 'sendEnquiry', { body }, { form: options })
    },
    onSent: (answer) => {
      forgetTabDraft(draftKey)
      onReceipt({ ...answer, sentAt: new Date().toISOString() })
    },
  })
  const courseName = termInLanguage(Object.values(college.courses), course)
  const isRestored = useTabDraft(form, draftKey)
  const isOnline = useIsOnline()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[name="name"]')?.focus()
  }, [])

  return (
    <div ref={element}>
      <form {...formProps} aria-label={enquiry.label(courseName)}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
          <Message tone="info">{isRestored && enquiry.restored}</Message>
          <ContactFields fields={fields} needsOne />
          <FormField limit={limits.text.long} fields={fields} name="message" label={enquiry.message} required>
            {(control) => <textarea {...control} rows={3} required />}
          </FormField>
          <PublicFormFooter
            form={{ message, messageId, isBusy, isProving }}
            info={!isOnline && !message && offline}
          >
            <Button type="submit" busy={isBusy} className="justify-self-start">
              {isBusy ? sending : enquiry.send}
            </Button>
          </PublicFormFooter>
        </fieldset>
      </form>
    </div>
  )
}
