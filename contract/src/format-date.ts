export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * A date for people, as far as it is known: '5 July 2019', 'July 2019', '2019'. What is no date stays as it is. `months`
 * are the names in another language.
 */
export function formatDate(date: string, months: readonly string[] = monthNames): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? []
  if (year === undefined) return date
  const name = month === undefined ? '' : months[Number(month) - 1]
  if (name === undefined) return date
  return [day && Number(day), name, year].filter(Boolean).join(' ')
}
