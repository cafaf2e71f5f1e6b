/** After how long without a run the next is overdue (milliseconds). */
export const latestRun = { sendMorningMails: 26 * 60 * 60_000 } as const
