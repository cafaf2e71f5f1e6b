import type { LocalizedText } from './schemas/content.ts'

type InquiryAnswer = { name: LocalizedText; en: string; hi: string }

/** Template answers that the desk offers. A college replaces them with its own. */
export const inquiryAnswers: readonly InquiryAnswer[] = [
  {
    name: { en: 'Acknowledge', hi: 'पावती' },
    en: 'Thank you for writing to us. We have read what you sent and are looking into it. You will hear from us again.',
    hi: 'हमें लिखने के लिए धन्यवाद। आपका पत्र पढ़ लिया गया है और उस पर कार्यवाही की जा रही है। आपको पुनः सूचित किया जाएगा।',
  },
  {
    name: { en: 'Ask for more', hi: 'और जानकारी माँगें' },
    en: 'To go on we need a little more from you: the dates, your class and roll number, and a copy of any paper that you have. Please answer this mail or come to the office.',
    hi: 'आगे की कार्यवाही के लिए कृपया दिनांक, कक्षा, अनुक्रमांक तथा उपलब्ध प्रपत्रों की प्रति भेजिए, अथवा कार्यालय में संपर्क कीजिए।',
  },
  {
    name: { en: 'Sent to the committee', hi: 'समिति को भेजी गई' },
    en: 'Your grievance is now with the committee that decides about such matters. It hears everybody concerned before it decides.',
    hi: 'आपकी शिकायत संबंधित समिति को भेज दी गई है। समिति निर्णय से पूर्व सभी पक्षों को सुनेगी।',
  },
  {
    name: { en: 'Decided for the sender', hi: 'निर्णय: प्रेषक के पक्ष में' },
    en: 'The committee finds your grievance justified. This is what will be done, and by when:',
    hi: 'समिति ने आपकी शिकायत उचित पाई है। निम्न कार्यवाही की जाएगी:',
  },
  {
    name: { en: 'Decided against the sender', hi: 'निर्णय: प्रेषक के पक्ष में नहीं' },
    en: 'The committee could not find for you. These are its reasons:',
    hi: 'समिति आपकी शिकायत स्वीकार नहीं कर सकी। कारण निम्न हैं:',
  },
  {
    name: { en: 'Closed', hi: 'बंद' },
    en: 'We believe that this is settled, and have closed it. If it is not, please write to us again and name its number.',
    hi: 'हमारे विचार से यह प्रकरण निस्तारित हो गया है, अतः इसे बंद किया जाता है। यदि ऐसा न हो तो क्रमांक सहित पुनः लिखिए।',
  },
]
