import { type Template, typed } from '../../templates/content.ts'

export const noticeApprovedMail: Template<{ title: string }> = ({ title }, { page }) => ({
  subject: `मंजूर: ${title}`,
  body: [
    { text: 'तुम्ही तयार केलेली सूचना मंजूर झाली आहे:' },
    typed(title),
    { text: 'ती आतापासून, किंवा तुम्ही निवडलेल्या तारखेपासून, सर्वांना दिसेल.' },
    { link: page('/login'), text: 'डेस्क उघडा' },
  ],
})

export const noticeReturnedMail: Template<{ title: string; reason: string }> = (
  { title, reason },
  { page },
) => ({
  subject: `बदल करा: ${title}`,
  body: [
    { text: 'तुम्ही तयार केलेल्या सूचनेत प्रसिद्ध होण्यापूर्वी बदल हवा आहे:' },
    typed(title),
    { text: 'काय बदलायचे आहे:' },
    typed(reason),
    { text: 'डेस्कवर सूचना उघडा, ‘मंजुरीसाठी’ निवडा, सूचना बदला आणि पुन्हा पाठवा.' },
    { link: page('/login'), text: 'डेस्क उघडा' },
  ],
})
