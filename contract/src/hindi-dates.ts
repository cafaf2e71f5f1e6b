import type { DateWords } from './format-date.ts'

/** In a file of its own, so that English pages do not load it. */
export const hindiDates: DateWords = {
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  time: (time, isForenoon) => `${isForenoon ? 'पूर्वाह्न' : 'अपराह्न'} ${time}`,
}
