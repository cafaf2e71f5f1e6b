import type { DateWords } from '../../format-date.ts'

/** After midnight itself 'रात' would be taken for the night before, so hours of the early morning have other words. */
export function partOfDay(hour: number): string {
  if (hour === 0) return 'रात'
  if (hour < 4) return 'तड़के'
  if (hour < 12) return 'सुबह'
  if (hour < 16) return 'दोपहर'
  return hour < 20 ? 'शाम' : 'रात'
}

/** In a file of its own, so that English pages do not load it. */
export const hindiDates: DateWords = {
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  time: (time, hour) => `${partOfDay(hour)} ${time}`,
}
