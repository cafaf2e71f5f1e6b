import { type Template, typed } from '../../templates/content.ts'

export const noticeApprovedMail: Template<{ title: string }> = ({ title }, { page }) => ({
  subject: `मंज़ूर: ${title}`,
  body: [
    { text: 'आपकी तैयार की हुई सूचना मंज़ूर हो गई है:' },
    typed(title),
    { text: 'यह अब से, या आपकी चुनी हुई तिथि से, सबको दिखेगी।' },
    { link: page('/login'), text: 'डेस्क खोलें' },
  ],
})

export const noticeReturnedMail: Template<{ title: string; reason: string }> = (
  { title, reason },
  { page },
) => ({
  subject: `बदलाव करें: ${title}`,
  body: [
    { text: 'आपकी तैयार की हुई सूचना में प्रकाशित होने से पहले बदलाव चाहिए:' },
    typed(title),
    { text: 'क्या बदलना है:' },
    typed(reason),
    { text: 'डेस्क पर सूचनाएँ खोलें, ‘मंज़ूरी के लिए’ चुनें, सूचना बदलें और फिर से भेजें।' },
    { link: page('/login'), text: 'डेस्क खोलें' },
  ],
})
