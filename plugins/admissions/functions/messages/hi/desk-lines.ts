import type { DeskLines } from '../en/desk-lines.ts'

export const messages: DeskLines = {
  filled: (count) => (count === 1 ? '1 सीट भरी' : `${count} सीटें भरीं`),
  filledOf: (filled, all, seats, session) => `${filled}: ${session} में अब ${seats} में से ${all}`,
}
