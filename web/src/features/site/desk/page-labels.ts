import { settingsId } from '@prangan/contract/paths'
import type { ContentIssues, PageDocument, PageState } from '@prangan/contract/schemas/site'
import { deskMessages } from '../../../messages/desk.ts'
import { inLanguage } from '../../../messages/language.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

const texts = () => deskMessages().pagesList

/** A page as the desk lists it; the field by which those to be reviewed are ordered has its path as its name. */
export type PageRow = PageDocument & { id: string; 'review.dueAt': Date }

export const pageName = ({ id, title }: Pick<PageRow, 'id' | 'title'>): string =>
  id === settingsId ? texts().settings : inLanguage(title)

export const stateLabels = (): Readonly<Record<PageState, string>> => texts().states

export const stateTones: Record<PageState, BadgeTone> = {
  draft: 'plain',
  published: 'success',
  scheduled: 'indigo',
  down: 'danger',
}

/** The state of a page now: a scheduled version becomes public by the clock. */
export const stateAt = ({ state, scheduledAt }: PageDocument, now: Date): PageState =>
  state === 'scheduled' && scheduledAt !== null && scheduledAt <= now ? 'published' : state

/** When a version becomes public that is scheduled; null where none is, or it has become so. */
export const upcoming = ({ scheduledAt }: PageDocument, now: Date): Date | null =>
  scheduledAt !== null && scheduledAt > now ? scheduledAt : null

export const publicVersion = ({ published, latest, scheduledAt }: PageDocument, now: Date): number | null =>
  scheduledAt !== null && scheduledAt <= now ? latest : published

/** What was found in a page, in a line; '' for nothing. */
export const issuesText = ({ errors, warnings, hindiMissing, brokenLinks }: ContentIssues): string =>
  texts().findings(errors, brokenLinks.length, warnings, hindiMissing)

export const isReviewDue = ({ review, state }: PageRow, now: Date): boolean =>
  state !== 'down' && review.dueAt <= now
