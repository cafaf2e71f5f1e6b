import type { NewsItem, Notice } from '@prangan/contract/schemas/news'

/** An item under the wire's names. */
export function toNewsItem({ id, title, type, createdAt, link }: Notice): NewsItem {
  return { Id: id, Title: title, Type: type, CreatedAt: createdAt, Link: link }
}
