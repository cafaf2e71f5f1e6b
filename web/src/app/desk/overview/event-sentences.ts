import type { AuditDocument } from '@prangan/contract/schemas/audit'

type AuditAction = AuditDocument['action']

/** What an action is called in a sentence; `{}` is its subject. Who did it follows. */
const sentences: Readonly<Record<AuditAction, string>> = {
  'sign-in failed': 'A sign-in as {} failed',
  'sign-in delayed': 'Sign-ins as {} have to wait after failures',
  'code requested': 'A code for a new password was sent to {}',
  'code refused': 'A wrong code was entered for {}',
  'password reset': 'The password of {} was reset with a code',
  'password changed': 'The password of {} was changed',
  'account created': 'An account was made for {}',
  'role changed': 'The role of {} was changed',
  'account mended': 'The account of {} was repaired',
  'account disabled': 'The account of {} was disabled',
  'account enabled': 'The account of {} was enabled again',
  'abilities changed': 'What {} may do was changed',
  'password reset sent': 'A code for a new password was mailed to {}',
  'sessions ended': 'The other sessions of {} were ended',
  'notice published': 'The notice {} was published',
  'notice changed': 'The notice {} was changed',
  'notice deleted': 'The notice {} was moved to the bin',
  'notice restored': 'The notice {} was taken out of the bin',
  'notice deleted for ever': 'The notice {} was deleted for ever',
  'alumnus registered': 'The alumnus {} registered',
  'alumnus verified': 'The alumnus {} was verified',
  'alumnus sent back': 'The alumnus {} was put back among the requests',
  'alumnus changed': 'The details of the alumnus {} were changed',
  'alumnus rejected': 'The registration of the alumnus {} was rejected',
  'alumnus deleted': 'The alumnus {} was deleted',
  'faculty removed': '{} was removed from the faculty',
  'faculty restored': '{} was restored to the faculty',
  'profile changed': 'The profile of {} was changed',
  'profile checked': 'The profile of {} was looked through',
  'record added': 'A record was added to the profile of {}',
  'record changed': 'A record in the profile of {} was changed',
  'record deleted': 'A record was deleted from the profile of {}',
  'application received': 'The application of {} was received',
  'application changed': 'The application of {} was changed',
  'inquiry received': 'The inquiry {} was received',
  'inquiry changed': 'The inquiry {} was changed',
  'page created': 'The page {} was added',
  'page changed': 'The page {} was changed',
  'page published': 'The page {} was published',
  'page scheduled': 'The page {} was scheduled',
  'page rolled back': 'The page {} went back to an earlier version',
  'page moved': 'The page {} moved to another address',
  'page taken down': 'The page {} was taken down',
  'page restored': 'The page {} was restored',
  'page checked': 'The page {} was looked through',
  'page owners changed': 'The owners of the page {} were changed',
  'page draft discarded': 'The draft of the page {} was discarded',
  'page suggested': 'A change of the page {} was suggested',
  'page preview shared': 'A preview of the page {} was shared',
  'picture added': 'The picture {} was added',
  'picture changed': 'The picture {} was changed',
  'picture deleted': 'The picture {} was deleted',
  'document added': 'The document {} was added',
  'document changed': 'The document {} was changed',
  'document deleted': 'The document {} was deleted',
  'inquiry appealed': 'The sender of the inquiry {} appealed',
}

/** The sentence of an action, before and after its subject. */
export function sentenceOf(action: AuditAction): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentences[action].split('{}')
  return [before, after]
}

type Same = Pick<AuditDocument, 'action' | 'subject' | 'actor' | 'detail'>

const isSame = (one: Same, other: Same): boolean =>
  one.action === other.action &&
  one.subject === other.subject &&
  one.actor === other.actor &&
  one.detail === other.detail

/** Entries of which those that repeat the one before are counted with it, so that they do not fill the list. */
export function countRepeats<Entry extends Same>(entries: readonly Entry[]): (Entry & { times: number })[] {
  const counted: (Entry & { times: number })[] = []
  for (const entry of entries) {
    const last = counted.at(-1)
    if (last && isSame(last, entry)) last.times += 1
    else counted.push({ ...entry, times: 1 })
  }
  return counted
}
