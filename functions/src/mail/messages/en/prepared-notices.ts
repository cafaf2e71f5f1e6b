import { type Template, typed } from '../../templates/content.ts'

export const noticeApprovedMail: Template<{ title: string }> = ({ title }, { page }) => ({
  subject: `Approved: ${title}`,
  body: [
    { text: 'The notice that you prepared has been approved:' },
    typed(title),
    { text: 'Visitors see it from now on, or from the date that you entered.' },
    { link: page('/login'), text: 'Open the desk' },
  ],
})

export const noticeReturnedMail: Template<{ title: string; reason: string }> = (
  { title, reason },
  { page },
) => ({
  subject: `Please change: ${title}`,
  body: [
    { text: 'The notice that you prepared needs a change before it is published:' },
    typed(title),
    { text: 'What to change:' },
    typed(reason),
    { text: 'Open View News on the desk, choose ‘For approval’, change the notice and send it again.' },
    { link: page('/login'), text: 'Open the desk' },
  ],
})
