import type { DateWords } from '../../format-date.ts'

function partOfDay(hour: number): string {
  if (hour < 4) return 'मध्यरात्री'
  if (hour < 6) return 'पहाटे'
  if (hour < 12) return 'सकाळी'
  if (hour < 16) return 'दुपारी'
  return hour < 20 ? 'संध्याकाळी' : 'रात्री'
}

export const marathiDates: DateWords = {
  months: [
    'जानेवारी',
    'फेब्रुवारी',
    'मार्च',
    'एप्रिल',
    'मे',
    'जून',
    'जुलै',
    'ऑगस्ट',
    'सप्टेंबर',
    'ऑक्टोबर',
    'नोव्हेंबर',
    'डिसेंबर',
  ],
  time: (time, hour) => `${partOfDay(hour)} ${time}`,
}
