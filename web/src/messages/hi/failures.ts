import type { failures as english } from '../en/failures.ts'

export const failures: typeof english = {
  unreachable: 'सर्वर से संपर्क नहीं हो सका। कृपया इंटरनेट कनेक्शन जाँचकर पुनः प्रयास करें।',
  noAnswer: 'सर्वर से संपर्क नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें।',
  cancelled: 'अपलोड रद्द किया गया।',
  unreadable: 'सर्वर से अपेक्षित उत्तर नहीं मिला। कृपया पुनः प्रयास करें।',
  proving: 'आपके कनेक्शन से बहुत-से फ़ॉर्म आ रहे हैं। आपके फ़ॉर्म की जाँच की जा रही है, इसमें कुछ सेकंड लगेंगे…',
  tryAgainIn: (seconds) =>
    seconds < 60
      ? ` ${Math.ceil(seconds)} सेकंड बाद पुनः प्रयास किया जा सकता है।`
      : ` ${Math.ceil(seconds / 60)} मिनट बाद पुनः प्रयास किया जा सकता है।`,
}
