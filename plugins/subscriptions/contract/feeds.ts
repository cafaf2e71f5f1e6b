import { isSiteLanguage, type Language, mainLanguage } from '@prangan/contract/languages'
import * as z from 'zod/mini'

/** The media type of each format. */
export const feedFormats = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
  ics: 'text/calendar',
} as const
export type FeedFormat = keyof typeof feedFormats

/** `of` is what a feed has: the key of a category, or `all`. */
export type FeedName = { of: string; language: Language; format: FeedFormat }

const namePattern = new RegExp(
  `^([a-z][A-Za-z0-9]{0,39})\\.([a-z]{2})\\.(${Object.keys(feedFormats).join('|')})$`,
)

/** The last segment of a feed's path, such as `examination.hi.atom`. */
export const FeedNameSchema = z.string().check(z.regex(namePattern))

/** Returns what the last segment of a feed's path names; undefined in a language that the site does not have. */
export function readFeedName(name: string): FeedName | undefined {
  const [, of = '', language = '', format = ''] = namePattern.exec(name) ?? []
  return isSiteLanguage(language) ? { of, language, format: format as FeedFormat } : undefined
}

export const feedPath = ({ of, language, format }: FeedName): string =>
  `/api/feeds/${of}.${language}.${format}`

const eventPattern = /^((?!__)[A-Za-z0-9_-]{1,64})\.([a-z]{2})\.ics$/

/** The last segment of the path of an event's calendar file: the notice's id and a language. */
export const EventNameSchema = z.string().check(z.regex(eventPattern))

export function readEventName(name: string): { id: string; language: Language } {
  const [, id = '', language = ''] = eventPattern.exec(name) ?? []
  return { id, language: isSiteLanguage(language) ? language : mainLanguage }
}

export const eventPath = (id: string, language: Language): string => `/api/events/${id}.${language}.ics`
