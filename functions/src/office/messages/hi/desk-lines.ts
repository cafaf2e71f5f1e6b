import type { DeskLines } from '../en/desk-lines.ts'

export const messages: DeskLines = {
  noticeApproved: (title) => `आपकी सूचना “${title}” मंज़ूर हो गई है`,
  noticeReturned: (title) => `अपनी सूचना “${title}” में बदलाव करें`,
}
