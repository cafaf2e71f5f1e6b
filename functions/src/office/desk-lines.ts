import { messages as en } from './messages/en/desk-lines.ts'
import { messages as hi } from './messages/hi/desk-lines.ts'

export const deskLines = { en, hi }
