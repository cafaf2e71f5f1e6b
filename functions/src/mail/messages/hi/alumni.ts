import { college as configured } from '@prangan/college/config'
import { type Template, typed } from '../../templates/content.ts'

export const verifiedMail: Template<object> = (_, { college, page }) => ({
  subject: `${college} के पूर्व छात्रों में आपका स्वागत है`,
  body: [
    {
      text: 'पंजीकरण के लिए धन्यवाद। महाविद्यालय कार्यालय ने आपका पंजीकरण सत्यापित कर दिया है, और अब आपका नाम हमारी वेबसाइट की पूर्व छात्र गैलरी में है।',
    },
    { link: page('/alumni-gallery'), text: 'पूर्व छात्र गैलरी देखें' },
    {
      text: 'गैलरी में आपका नाम, फोटो, डिग्री, उत्तीर्ण वर्ष, पदनाम और कार्यस्थल दिखते हैं। बाकी विवरण केवल कार्यालय देखता है।',
    },
  ],
})

export const rejectedMail: Template<{ reason: string }> = ({ reason }, { college, page }) => ({
  subject: `${college} में आपका पूर्व छात्र पंजीकरण`,
  body: [
    {
      text: 'पूर्व छात्र पंजीकरण के लिए धन्यवाद। खेद है कि महाविद्यालय कार्यालय आपका पंजीकरण स्वीकार नहीं कर सका। कार्यालय ने यह कारण बताया है:',
    },
    typed(`“${reason}”`),
    {
      text: `आपने जो भेजा था, वह ${configured.limits.daysInBin} दिन बाद हटा दिया जाएगा। आप इसे ठीक कर सकें, तो कृपया फिर से पंजीकरण करें। हमें ख़ुशी होगी।`,
    },
    { link: page('/alumni-registration'), text: 'फिर से पंजीकरण करें' },
  ],
})
