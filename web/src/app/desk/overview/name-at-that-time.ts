import type { Subject } from './in-overview.ts'

/** Returns the subject by the name that an entry wrote down; who may not read the subject does not learn its name either. */
export const nameAtThatTime = <Found extends Subject | null | undefined>(
  name: string,
  found: Found,
): Found => (name !== '' && found?.name ? { ...found, name } : found)
