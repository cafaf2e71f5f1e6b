/** What the core tells a member of staff. */
export const messages = {
  noticeApproved: (title: string) => `Your notice “${title}” was approved`,
  noticeReturned: (title: string) => `Please change your notice “${title}”`,
}

export type DeskLines = typeof messages
