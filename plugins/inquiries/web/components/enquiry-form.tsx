import { college } from '@prangan/college/config'
import { limits } from '@prangan/contract/limits'
import { call } from '@prangan/web/http/client.ts'
import { usePublicForm } from '@prangan/web/lib/use-public-form.ts'
import { language, termInLanguage } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { PublicFormFooter } from '@prangan/web/ui/forms/public-form-footer.tsx'
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

export function EnquiryForm({ course, onSent }: EnquiryFormProps) {
  const { enquiry, sending } = inquiryMessages()
  const [receipt, setReceipt] = useState<Receipt | null>(null)
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
      form.reset()
      setReceipt({ ...answer, sentAt: new Date().toISOString() })
      onSent?.(true)
    },
  })
  const courseName = termInLanguage(Object.values(college.courses), course)
  const isSent = receipt !== null
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSent) element.current?.querySelector<HTMLElement>('[name="name"]')?.focus()
  }, [isSent])

  if (receipt) {
    const writeAnother = () => {
      setReceipt(null)
      onSent?.(false)
    }
    return <InquiryReceipt receipt={receipt} kind="enquiry" onMore={writeAnother} />
  }
  return (
    <div ref={element}>
      <form {...formProps} aria-label={enquiry.label(courseName)}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
          <ContactFields fields={fields} needsOne />
          <FormField limit={limits.text.long} fields={fields} name="message" label={enquiry.message} required>
            {(control) => <textarea {...control} rows={3} required />}
          </FormField>
          <PublicFormFooter form={{ message, messageId, isBusy, isProving }}>
            <Button type="submit" busy={isBusy} className="justify-self-start">
              {isBusy ? sending : enquiry.send}
            </Button>
          </PublicFormFooter>
        </fieldset>
      </form>
    </div>
  )
}
