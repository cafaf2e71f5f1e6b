import { loadErrorMessages } from '@prangan/web/messages/errors.ts'
import { language } from '@prangan/web/messages/language.ts'
import type { Slots } from '@prangan/web/plugin.ts'
import { loadInquiryMessages } from './messages.ts'

export const slots = {
  courseEnquiry: async () => {
    const [form] = await Promise.all([
      import('./components/enquiry-form.tsx'),
      import('@prangan/web/app/feature-pages.css'),
      loadErrorMessages(language()),
      loadInquiryMessages(language()),
    ])
    return form
  },
} satisfies Slots
