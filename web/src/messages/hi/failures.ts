import type { failures as english } from '../en/failures.ts'

export const failures: typeof english = {
  unreachable: 'सर्वर से संपर्क नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  noAnswer: 'सर्वर से संपर्क नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें।',
  cancelled: 'अपलोड रद्द किया गया।',
  unreadable: 'सर्वर का उत्तर ठीक से नहीं मिला। फिर कोशिश करें।',
  proving: 'आपके कनेक्शन से बहुत-से फ़ॉर्म आ रहे हैं। आपका फ़ॉर्म जाँचा जा रहा है, कुछ सेकंड लगेंगे…',
  tryAgainIn: (seconds) =>
    seconds < 60
      ? ` ${Math.ceil(seconds)} सेकंड बाद फिर कोशिश कर सकते हैं।`
      : ` ${Math.ceil(seconds / 60)} मिनट बाद फिर कोशिश कर सकते हैं।`,
}
