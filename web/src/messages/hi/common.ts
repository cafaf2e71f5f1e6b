import type { common as english } from '../en/common.ts'

// They are not abbreviated in Hindi.
const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]

export const common: typeof english = {
  close: 'बंद करें',
  loading: 'लोड हो रहा है…',
  isRequired: () => 'इसे भरना आवश्यक है।',
  opensInNewTab: ' (नये टैब में खुलता है)',
  datePlaceholders: { date: 'दिन/माह/वर्ष', 'datetime-local': 'दिन/माह/वर्ष, घंटा:मिनट' },
  months,
  shortMonths: months,
  time: (time, isForenoon) => `${isForenoon ? 'पूर्वाह्न' : 'अपराह्न'} ${time}`,
}
