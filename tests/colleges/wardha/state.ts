import { maharashtra } from '@prangan/contract/states/maharashtra'

/** The categories, seats and examinations of the college's state: a file of contract/src/states, or one of its own. */
export const state = maharashtra
