import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

type InquiryAnswer = { name: LocalizedText; en: string; hi: string }

/** Template answers that the desk offers. A college replaces them with its own. */
export const inquiryAnswers: readonly InquiryAnswer[] = [
  {
    name: { en: 'Acknowledge', hi: 'पावती' },
    en: 'Thank you for writing to us. We have read your message and are looking into it. We will write to you again.',
    hi: 'हमें लिखने के लिए धन्यवाद। हमने आपका पत्र पढ़ लिया है और उस पर काम कर रहे हैं। हम आपको फिर लिखेंगे।',
  },
  {
    name: { en: 'Ask for more', hi: 'और जानकारी माँगें' },
    en: 'To continue, we need the dates, your class and roll number, and a copy of any document you have. Please answer this mail or come to the office.',
    hi: 'आगे बढ़ने के लिए कृपया तिथि, कक्षा, अनुक्रमांक और आपके पास जो दस्तावेज़ हैं, उनकी फोटोकॉपी भेजें, या कार्यालय आएँ।',
  },
  {
    name: { en: 'Sent to the committee', hi: 'समिति को भेजी गई' },
    en: 'Your grievance is now with the committee that decides about such matters. It hears everybody concerned, then decides.',
    hi: 'आपकी शिकायत समिति को भेज दी गई है। समिति निर्णय से पहले सबकी बात सुनेगी।',
  },
  {
    name: { en: 'Decided for the sender', hi: 'निर्णय: प्रेषक के पक्ष में' },
    en: 'The committee has decided in your favour. This is what we will do, and by when:',
    hi: 'समिति ने आपकी शिकायत सही पाई है। अब यह किया जाएगा:',
  },
  {
    name: { en: 'Decided against the sender', hi: 'निर्णय: प्रेषक के पक्ष में नहीं' },
    en: 'The committee could not decide in your favour. These are its reasons:',
    hi: 'समिति आपकी शिकायत स्वीकार नहीं कर सकी। कारण ये हैं:',
  },
  {
    name: { en: 'Closed', hi: 'बंद' },
    en: 'We believe that this is settled, and have closed it. If it is not, please write to us again and give its number.',
    hi: 'हमारे विचार से यह मामला निपट गया है, इसलिए हम इसे बंद कर रहे हैं। ऐसा न हो, तो क्रमांक के साथ फिर लिखें।',
  },
]
