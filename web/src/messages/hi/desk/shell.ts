import type { shell as english } from '../../en/desk/shell.ts'

export const shell: typeof english = {
  language: 'डेस्क की भाषा',
}
