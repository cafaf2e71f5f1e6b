const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2018-07-02' as 'Jul 2018'; what is no day stays as it is. */
function formatMonth(day: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/.exec(day) ?? []
  const name = months[Number(month) - 1]
  return name ? `${name} ${year}` : day
}

/** A time in a position: 'Jul 2018 – Present'. One end where the other is unknown. */
export function formatPeriod(from: string, to: string): string {
  return [from, to].filter(Boolean).map(formatMonth).join(' – ')
}
