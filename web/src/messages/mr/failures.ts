import type { failures as english } from '../en/failures.ts'
import type { Translation } from '../with-fallback.ts'

export const failures: Translation<typeof english> = {
  unreachable: 'सर्व्हरशी संपर्क होत नाही. इंटरनेट कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  noAnswer: 'सर्व्हरशी संपर्क होत नाही. इंटरनेट कनेक्शन तपासा.',
  cancelled: 'अपलोड रद्द केले.',
  unreadable: 'सर्व्हरकडून अनपेक्षित उत्तर आले. पुन्हा प्रयत्न करा.',
  proving: 'तुमच्या इंटरनेट कनेक्शनवरून बरेच फॉर्म येत आहेत. तुमचा फॉर्म तपासला जात आहे, काही सेकंद थांबा…',
  tryAgainIn: (seconds) =>
    seconds < 60
      ? ` ${Math.ceil(seconds)} ${seconds > 1 ? 'सेकंदांनी' : 'सेकंदाने'} पुन्हा प्रयत्न करा.`
      : ` ${Math.ceil(seconds / 60)} ${seconds > 60 ? 'मिनिटांनी' : 'मिनिटाने'} पुन्हा प्रयत्न करा.`,
}
