const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** A moment for people, in India's time: '20 Nov 2026, 9:30 am'. */
export const momentWords = (moment: Date): string => momentFormat.format(moment)
